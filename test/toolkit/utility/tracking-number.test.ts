import { answers, refuses, table } from '../../support/table.js'

const fedexMock = "FedEx's mock tracking numbers"
const upsTest = "UPS's test tracking numbers"
const s10 = 'UPU S10, check digit by hand'

table('rest_utility_trackingNumber', [
  answers(
    'a UPS number',
    { number: '1Z 12345E 66 0527 2234' },
    {
      number: '1Z12345E6605272234',
      found: true,
      carrier: 'UPS',
      carrierCode: 'ups',
      service: 'UPS',
      trackingUrl: 'https://wwwapps.ups.com/WebTracking/track?track=yes&trackNums=1Z12345E6605272234',
      country: null,
      postalService: null,
    },
    upsTest,
  ),
  answers(
    'small letters',
    { number: '1z648616e192760718' },
    { carrierCode: 'ups', found: true },
    'an example of Wikipedia',
  ),
  answers(
    'FedEx Ground',
    { number: '449044304137821' },
    {
      carrier: 'FedEx',
      carrierCode: 'fedex',
      service: 'FedEx Ground',
      trackingUrl: 'https://www.fedex.com/apps/fedextrack/?tracknumbers=449044304137821',
    },
    fedexMock,
  ),
  answers(
    'FedEx Express',
    { number: '7978-0667-7146' },
    { carrierCode: 'fedex', service: 'FedEx Express (12)' },
    fedexMock,
  ),
  answers(
    'a DHL waybill',
    { number: '7777777770' },
    { carrierCode: 'dhl', service: 'DHL Express' },
    "DHL's test waybill: 777777777 mod 7 = 0",
  ),
  answers(
    'a registered letter',
    { number: 'RB123456785GB' },
    {
      found: true,
      carrierCode: 's10',
      service: 'S10',
      trackingUrl: null,
      country: 'GB',
      postalService: 'registered',
    },
    's10: 204 mod 11 = 6, 11 - 6 = 5',
  ),
  // The serial 12345678 has 5 whatever the letters.
  answers('a parcel', { number: 'CP123456785ID' }, { country: 'ID', postalService: 'parcel' }, s10),
  answers('express mail', { number: 'EE 123 456 785 JP' }, { postalService: 'express (EMS)' }, s10),
  answers('a tracked letter', { number: 'LX123456785DE' }, { postalService: 'letter (tracked)' }, s10),
  answers('an insured letter', { number: 'VV123456785FR' }, { postalService: 'insured' }, s10),
  answers('a small packet', { number: 'UA123456785NL' }, { postalService: 'untracked small packet' }, s10),
  answers('e-commerce', { number: 'HA123456785US' }, { postalService: 'e-commerce parcel' }, s10),
  answers('a letter without a name', { number: 'QA123456785US' }, { found: true, postalService: null }, s10),
  answers(
    'check digit 0 for a remainder of 1',
    { number: 'RR000000080BR' },
    { found: true },
    '8 x 7 = 56 = 1 mod 11',
  ),
  answers('check digit 5 for a remainder of 0', { number: 'RR000000005BR' }, { found: true }, '0 = 0 mod 11'),
  answers(
    'a wrong check digit',
    { number: 'RB123456786GB' },
    {
      number: 'RB123456786GB',
      found: false,
      carrier: null,
      carrierCode: null,
      service: null,
      trackingUrl: null,
      country: null,
      postalService: null,
    },
    s10,
  ),
  answers('a wrong UPS digit', { number: '1Z12345E6605272235' }, { found: false }, upsTest),
  answers('a country that has no post', { number: 'RB123456785XX' }, { found: false }, 'ISO 3166-1'),
  answers('separators alone', { number: '- - - - -' }, { number: '', found: false }, 'nothing is left'),
  refuses(400, 'a sign', { number: '1Z999AA1012345678_' }, 'number'),
  refuses(400, 'seven characters', { number: '1234567' }, 'number'),
])
