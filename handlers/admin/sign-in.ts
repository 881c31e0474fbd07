import { adminOperation } from '#admin'
import { signInPage } from '#admin/views/sessions'

/** Asks for the operator's password. */
export default adminOperation('adminSignIn', ({ query, context }) => ({
  title: 'Sign in',
  content: signInPage(context.form, query.next ?? null),
}))
