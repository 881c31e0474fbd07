import { answers, refuses, table } from '../../support/table.js'

const ieee = 'registries of the IEEE (oui.csv, mam.csv, oui36.csv)'

table('rest_utility_macVendor', [
  answers(
    'a virtual machine',
    { mac: '00:50:56:12:34:56' },
    {
      mac: '00:50:56:12:34:56',
      oui: '005056',
      vendor: 'VMware, Inc.',
      country: 'United States',
      multicast: false,
      local: false,
      formats: {
        colon: '00:50:56:12:34:56',
        hyphen: '00-50-56-12-34-56',
        dot: '0050.5612.3456',
        plain: '005056123456',
      },
    },
    ieee,
  ),
  answers(
    'an old one with its address',
    { mac: '000001' },
    { vendor: 'XEROX CORPORATION', address: ['M/S 105-50C', 'WEBSTER NY 14580'], country: 'United States' },
    ieee,
  ),
  answers(
    'a small block',
    { mac: '00-1B-C5-00-01-23' },
    { oui: '001BC5000', vendor: 'Converging Systems Inc.' },
    ieee,
  ),
  answers('a group address', { mac: '01005E' }, { multicast: true, local: false }, 'RFC 1112'),
  answers(
    'a local address of nobody',
    { mac: '0200.0000.0001' },
    { vendor: null, address: [], country: null, local: true, multicast: false, oui: '020000' },
    'IEEE 802, second bit',
  ),
  refuses(422, 'an odd number of digits', { mac: '0050561' }, '7 hex digits'),
  refuses(422, 'separators alone', { mac: '......' }, '0 hex digits'),
  refuses(422, '14 digits', { mac: '00505612345678' }, '14 hex digits'),
  refuses(400, 'letters past F', { mac: '00505G' }, 'mac'),
])
