import { feature, invalidParameter } from '#toolkit'
import { quoted } from '#toolkit/lib/common/quoted'
import { Decimal, percentOf, rounded } from '#toolkit/lib/numbers/decimal'

const MOST_APPLIANCES = 50
const MOST_PIECES = 10_000
const DAYS_PER_YEAR = 365

interface Appliance {
  name: string
  watts: Decimal
  hoursPerDay: Decimal
  quantity: Decimal
  kwhPerDay: Decimal
}

const refuse = (item: string, why: string): never =>
  invalidParameter('appliances', `has an item that cannot be used: ${quoted(item)} ${why}`)

const decimalOf = (text: string): Decimal | null =>
  /^\d{1,20}(\.\d{1,20})?$/.test(text) ? new Decimal(text) : null

const numberOf = (item: string, text: string, what: string, least: number, most: number): Decimal => {
  const number = decimalOf(text)
  if (number === null || number.lt(least) || number.gt(most)) {
    return refuse(item, `needs ${what} from ${least} to ${most}, as digits with an optional decimal fraction`)
  }
  return number
}

const applianceOf = (text: string): Appliance => {
  const item = text.trim()
  const parts = item.split(':').map((part) => part.trim())
  if (parts.length !== 3 && parts.length !== 4) {
    refuse(item, 'is not name:watts:hoursPerDay or name:watts:hoursPerDay:quantity')
  }
  const [name = '', power = '', hours = '', count = '1'] = parts
  if (name === '') refuse(item, 'has no name')
  const watts = numberOf(item, power, 'watts', 0, 1_000_000)
  const hoursPerDay = numberOf(item, hours, 'hours a day', 0, 24)
  const quantity = decimalOf(count)
  if (quantity === null || !quantity.isInteger() || quantity.lt(1) || quantity.gt(MOST_PIECES)) {
    return refuse(item, `needs a whole number from 1 to ${MOST_PIECES} as its quantity`)
  }
  return { name, watts, hoursPerDay, quantity, kwhPerDay: watts.times(hoursPerDay).times(quantity).div(1000) }
}

const appliancesOf = (text: string): Appliance[] => {
  const items = text.split(';')
  if (items.length > MOST_APPLIANCES) {
    invalidParameter('appliances', `has ${items.length} items; at most ${MOST_APPLIANCES} are allowed`)
  }
  return items.map(applianceOf)
}

export default feature('rest_calc_electricity', ({ appliances, price, days, fixedFee, taxPercent }) => {
  const list = appliancesOf(appliances)
  const kwhPerDay = Decimal.sum(0, ...list.map((appliance) => appliance.kwhPerDay))
  const energyCost = kwhPerDay.times(days).times(price)
  const net = energyCost.plus(fixedFee)
  const tax = percentOf(net, taxPercent)
  return {
    items: list.map(({ name, watts, hoursPerDay, quantity, kwhPerDay: ofOne }) => ({
      name,
      watts: watts.toNumber(),
      hoursPerDay: hoursPerDay.toNumber(),
      quantity: quantity.toNumber(),
      kwh: rounded(ofOne.times(days), 3),
      cost: rounded(ofOne.times(days).times(price), 2),
      sharePercent: kwhPerDay.isZero() ? 0 : rounded(ofOne.div(kwhPerDay).times(100), 2),
    })),
    kwhPerDay: rounded(kwhPerDay, 3),
    kwh: rounded(kwhPerDay.times(days), 3),
    kwhPerYear: rounded(kwhPerDay.times(DAYS_PER_YEAR), 3),
    energyCost: rounded(energyCost, 2),
    fixedFee: rounded(new Decimal(fixedFee), 2),
    tax: rounded(tax, 2),
    total: rounded(net.plus(tax), 2),
  }
})
