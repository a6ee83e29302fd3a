/**
 * What nearly every screen uses. The build adds this to each screen's module, so that these modules form one
 * chunk: left alone, esbuild makes a chunk for each set of screens that happens to share a module, and a first
 * load becomes a dozen small requests. Only what the sign-in screens load anyway belongs here.
 */
import '@/features/auth/sign-in-frame'
import '@/features/auth/use-send-otp'
import '@/lib/backend'
import '@/lib/draft'
import '@/lib/field-schema'
import '@/lib/form'
import '@/lib/form-fields'
import '@/lib/format'
import '@/lib/rules'
import '@/lib/sign-in'
import '@/lib/toast'
import '@/lib/use-single-flight'
import '@/lib/user-type'
import '@/ui/art/welcome-art'
import '@/ui/bottom-bar'
import '@/ui/button'
import '@/ui/error-screen'
import '@/ui/form'
import '@/ui/layout'
import '@/ui/mobile-field'
import '@/ui/screen'
import '@/ui/spinner'
import '@/ui/text'
