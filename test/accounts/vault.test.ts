import { describe, expect, test } from 'vitest'
import { openVault } from '#accounts'
import { storeKinds } from '../support/stores.js'
import { configOf, openPlace } from './support/store.js'

const OLD = 'the old secret of some forty characters.'
const NEW = 'the new secret of some forty characters.'

describe.each(storeKinds)('the vault on the %s store', (kind) => {
  test('opens under the name, and the current or the previous secret', async () => {
    const { config, store, close } = await openPlace(kind)
    const open = (environment: Record<string, string>) =>
      openVault(configOf(config.dataDir, environment), store)
    const before = await open({ SECRET_KEY: OLD })
    const sealed = before.seal('name', Buffer.from('value'))
    expect(sealed.includes('value')).toBe(false)
    expect(before.seal('name', Buffer.from('value'))).not.toEqual(sealed)
    expect(before.open('name', sealed)).toEqual({ plain: Buffer.from('value'), isCurrent: true })

    const rotated = await open({ SECRET_KEY: NEW, SECRET_KEY_PREVIOUS: OLD })
    expect(rotated.open('name', sealed)).toEqual({ plain: Buffer.from('value'), isCurrent: false })
    const after = await open({ SECRET_KEY: NEW })
    expect(after.open('name', sealed)).toBeNull()
    expect(after.open('name', rotated.seal('name', Buffer.from('value')))?.isCurrent).toBe(true)
    await close()
  })

  test('refuses what was changed or has another name', async () => {
    const { config, store, close } = await openPlace(kind)
    const vault = await openVault(config, store)
    const sealed = vault.seal('name', Buffer.from('value'))
    expect(() => vault.open('other', sealed)).toThrow()
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
    expect(() => vault.open('name', changed)).toThrow()
    expect(vault.open('name', Buffer.alloc(3))).toBeNull()
    await close()
  })
})
