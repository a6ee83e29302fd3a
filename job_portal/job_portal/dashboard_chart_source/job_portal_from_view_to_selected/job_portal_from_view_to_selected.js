frappe.provide('frappe.dashboards.chart_sources')

frappe.dashboards.chart_sources['Job Portal From View to Selected'] = {
  method: 'job_portal.applications.funnel.chart',
  filters: [],
}
