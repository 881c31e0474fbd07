/**
 * The subdivisions that ISO 3166-2 puts below others, where iso-3166 puts all of a country below the country: Belgium,
 * Estonia, the United Kingdom, Equatorial Guinea and Iceland. By the code of the upper one; those below it by the part
 * after the country.
 */
const BELOW: Readonly<Record<string, string>> = {
  'BE-VLG': 'VAN VBR VLI VOV VWV',
  'BE-WAL': 'WBR WHT WLG WLX WNA',
  'EE-37': '141 198 245 296 305 338 353 424 431 446 651 653 719 726 784 890',
  'EE-39': '205',
  'EE-45': '130 251 321 442 511 514 735 803',
  'EE-50': '247 486 618',
  'EE-52': '255 567 834',
  'EE-56': '184 441 907',
  'EE-60': '191 272 661 663 792 901 903 928',
  'EE-64': '284 622 708',
  'EE-68': '214 303 430 624 638 712 809',
  'EE-71': '293 317 503 668',
  'EE-74': '478 689 714',
  'EE-79': '171 283 291 432 528 586 793 796',
  'EE-81': '557 824 855',
  'EE-84': '480 615 897 899',
  'EE-87': '142 698 732 917 919',
  'GB-ENG': `BAS BBD BCP BDF BDG BEN BEX BIR BKM BNE BNH BNS BOL BPL BRC BRD BRY BST BUR CAM CBF CHE CHW CLD CMA CMD
    CON COV CRY DAL DBY DER DEV DNC DOR DUD DUR EAL ENF ERY ESS ESX GAT GLS GRE HAL HAM HAV HCK HEF HIL HMF
    HNS HPL HRT HRW HRY IOS IOW ISL KEC KEN KHL KIR KTT KWL LAN LBH LCE LDS LEC LEW LIN LIV LND LUT MAN MDB
    MDW MIK MRT NBL NEL NET NFK NGM NLN NNH NSM NTT NTY NWM NYK OLD OXF PLY POR PTE RCC RCH RDB RDG RIC ROT
    RUT SAW SFK SFT SGC SHF SHN SHR SKP SLF SLG SND SOL SOM SOS SRY STE STH STN STS STT STY SWD SWK TAM TFW
    THR TOB TRF TWH WAR WBK WFT WGN WIL WKF WLL WLV WND WNH WNM WOK WOR WRL WRT WSM WSX YOR`,
  'GB-NIR': 'ABC AND ANN BFS CCG DRS FMO LBC MEA MUL NMD',
  'GB-SCT': `ABD ABE AGB ANS CLK DGY DND EAY EDH EDU ELN ELS ERW FAL FIF GLG HLD IVC MLN MRY NAY NLK ORK PKN RFW SAY
    SCB SLK STG WDU WLN ZET`,
  'GB-WLS': 'AGY BGE BGW CAY CGN CMN CRF CWY DEN FLN GWN MON MTY NTL NWP PEM POW RCT SWA TOF VGL WRX',
  'GQ-C': 'CS DJ KN LI WN',
  'GQ-I': 'AN BN BS',
  'IS-1': 'GAR HAF KJO KOP MOS RKV SEL',
  'IS-2': 'GRN RKN SDN SVG',
  'IS-3': 'AKN BOG DAB EOM GRU HVA SKO SNF STY',
  'IS-4': 'ARN BOL ISA KAL RHH SDV STR TAL VER',
  'IS-5': 'HUG HUV SKG SKR SSS',
  'IS-6': 'AKU DAV EYF FJL GRY HRG LAN NOR SBT THG TJO',
  'IS-7': 'FJD FLR MUL SHF VOP',
  'IS-8': 'ASA BLA FLA GOG HRU HVE MYR RGE RGY SFA SKF SOG SOL VEM',
}

const PARENTS: ReadonlyMap<string, string> = new Map(
  Object.entries(BELOW).flatMap(([parent, parts]) =>
    parts.split(/\s+/).map((part) => [`${parent.slice(0, 3)}${part}`, parent] as const),
  ),
)

/** The code of the subdivision that holds another by ISO 3166-2; undefined where the package is right. */
export const parentOfSubdivision = (code: string): string | undefined => PARENTS.get(code)
