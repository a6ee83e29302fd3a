app_name = "fixture_app"

before_install = "fixture_app.events.before_install"
after_migrate = "fixture_app.events.after_migrate"
before_request = ["fixture_app.events.before_request"]
after_request = ["fixture_app.events.after_request"]
on_logout = "fixture_app.events.on_logout"
doc_events = {
    "Ticket": {"on_update": "fixture_app.events.on_ticket_update"},
    "File": {"before_insert": "fixture_app.events.before_file_insert"},
}
page_renderer = "fixture_app.events.Door"
role_home_page = {"Ticket Owner": "hello/home"}
