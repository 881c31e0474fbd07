/** The operator's password of the databases that tests start on. */
export const ADMIN_PASSWORD = 'correct horse battery staple'
