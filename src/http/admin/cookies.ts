import type { Context } from 'koa'
import type { Vault } from '#accounts'
import { FLASH_COOKIE, FLASH_SECONDS, sealFlash, SESSION_COOKIE, type Flash, type Session } from '#admin'
import type { Config } from '#config'
import { ADMIN_BASE } from '#contract'

type Settings = Pick<Config, 'publicBaseUrl' | 'trustProxy'>

/** Whether the browser speaks https with us, or with a proxy that we trust to say so. */
const isSecure = (ctx: Context, { publicBaseUrl, trustProxy }: Settings): boolean =>
  publicBaseUrl.startsWith('https:') ||
  (trustProxy !== null && ctx.get('x-forwarded-proto').split(',')[0]?.trim() === 'https')

const write = (ctx: Context, config: Settings, name: string, value: string, maxAge: number | null): void => {
  const parts = [
    `${name}=${value}`,
    `Path=${ADMIN_BASE}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure(ctx, config) ? ['Secure'] : []),
    ...(maxAge === null ? [] : [`Max-Age=${maxAge}`]),
  ]
  ctx.append('Set-Cookie', parts.join('; '))
}

/** The value of a cookie, or null. */
export const readCookie = (ctx: Context, name: string): string | null => {
  const pairs = ctx.get('cookie').split(';')
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(`${name}=`))
  const value = found?.slice(name.length + 1) ?? ''
  return /^[\w-]{1,4000}$/.test(value) ? value : null
}

/** It ends with the browser, and on our side earlier. */
export const setSession = (ctx: Context, config: Settings, { token }: Session): void =>
  write(ctx, config, SESSION_COOKIE, token, null)

/** What the next page says. */
export const setFlash = (
  ctx: Context,
  config: Settings,
  vault: Vault,
  session: Session,
  flash: Flash,
): void => write(ctx, config, FLASH_COOKIE, sealFlash(vault, session, flash), FLASH_SECONDS)

export const clearFlash = (ctx: Context, config: Settings): void => write(ctx, config, FLASH_COOKIE, '', 0)
