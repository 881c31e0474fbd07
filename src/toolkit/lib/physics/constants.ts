/** A constant with its value as a decimal; the standard uncertainty is 0 where the value is exact. */
export interface PhysicalConstant {
  name: string
  symbol: string
  text: string
  unit: string
  uncertainty: number
}

/**
 * Name, symbol, value, unit, standard uncertainty. CODATA 2022 (NIST SP 961, May 2024; physics.nist.gov/constants);
 * exact values that do not end are rounded to a double.
 */
const TABLE: readonly (readonly [string, string, string, string, string])[] = [
  ['speed of light in vacuum', 'c', '299792458', 'm s^-1', '0'],
  ['Planck constant', 'h', '6.62607015e-34', 'J Hz^-1', '0'],
  ['reduced Planck constant', 'hbar', '1.0545718176461565e-34', 'J s', '0'],
  ['Newtonian constant of gravitation', 'G', '6.6743e-11', 'm^3 kg^-1 s^-2', '1.5e-15'],
  ['elementary charge', 'e', '1.602176634e-19', 'C', '0'],
  ['electron mass', 'm_e', '9.1093837139e-31', 'kg', '2.8e-40'],
  ['proton mass', 'm_p', '1.67262192595e-27', 'kg', '5.2e-37'],
  ['neutron mass', 'm_n', '1.67492750056e-27', 'kg', '8.5e-37'],
  ['muon mass', 'm_mu', '1.883531627e-28', 'kg', '4.2e-36'],
  ['deuteron mass', 'm_d', '3.3435837768e-27', 'kg', '1e-36'],
  ['alpha particle mass', 'm_alpha', '6.644657345e-27', 'kg', '2.1e-36'],
  ['Avogadro constant', 'N_A', '6.02214076e+23', 'mol^-1', '0'],
  ['Boltzmann constant', 'k', '1.380649e-23', 'J K^-1', '0'],
  ['molar gas constant', 'R', '8.31446261815324', 'J mol^-1 K^-1', '0'],
  ['Faraday constant', 'F', '96485.33212331001', 'C mol^-1', '0'],
  ['Stefan-Boltzmann constant', 'sigma', '5.6703744191844314e-08', 'W m^-2 K^-4', '0'],
  ['Wien wavelength displacement law constant', 'b', '0.0028977719551851727', 'm K', '0'],
  ['fine-structure constant', 'alpha', '0.0072973525643', '1', '1.1e-12'],
  ['inverse fine-structure constant', 'alpha^-1', '137.035999177', '1', '2.1e-08'],
  ['Rydberg constant', 'R_inf', '10973731.568157', 'm^-1', '1.2e-05'],
  ['Bohr radius', 'a_0', '5.29177210544e-11', 'm', '8.2e-21'],
  ['Bohr magneton', 'mu_B', '9.2740100657e-24', 'J T^-1', '2.9e-33'],
  ['nuclear magneton', 'mu_N', '5.0507837393e-27', 'J T^-1', '1.6e-36'],
  ['vacuum electric permittivity', 'epsilon_0', '8.8541878188e-12', 'F m^-1', '1.4e-21'],
  ['vacuum magnetic permeability', 'mu_0', '1.25663706127e-06', 'N A^-2', '2e-16'],
  ['characteristic impedance of vacuum', 'Z_0', '376.730313412', 'ohm', '5.9e-08'],
  ['atomic mass constant', 'm_u', '1.66053906892e-27', 'kg', '5.2e-37'],
  ['electron volt', 'eV', '1.602176634e-19', 'J', '0'],
  ['Hartree energy', 'E_h', '4.359744722206e-18', 'J', '4.8e-30'],
  ['classical electron radius', 'r_e', '2.8179403205e-15', 'm', '1.3e-24'],
  ['Thomson cross section', 'sigma_e', '6.6524587051e-29', 'm^2', '6.2e-38'],
  ['Compton wavelength', 'lambda_C', '2.42631023538e-12', 'm', '7.6e-22'],
  ['magnetic flux quantum', 'Phi_0', '2.0678338484619295e-15', 'Wb', '0'],
  ['von Klitzing constant', 'R_K', '25812.807459304513', 'ohm', '0'],
  ['Josephson constant', 'K_J', '483597848416983.6', 'Hz V^-1', '0'],
  ['conductance quantum', 'G_0', '7.748091729863649e-05', 'S', '0'],
  ['electron g factor', 'g_e', '-2.00231930436092', '1', '3.6e-13'],
  ['proton gyromagnetic ratio', 'gamma_p', '267522187.08', 's^-1 T^-1', '0.11'],
  ['proton-electron mass ratio', 'm_p/m_e', '1836.152673426', '1', '3.2e-08'],
  ['standard acceleration of gravity', 'g_n', '9.80665', 'm s^-2', '0'],
  ['standard atmosphere', 'atm', '101325', 'Pa', '0'],
  ['molar volume of ideal gas (273.15 K and 101.325 kPa)', 'V_m', '0.022413969545014137', 'm^3 mol^-1', '0'],
  ['Planck length', 'l_P', '1.616255e-35', 'm', '1.8e-40'],
  ['Planck mass', 'm_P', '2.176434e-08', 'kg', '2.4e-13'],
  ['Planck time', 't_P', '5.391247e-44', 's', '6e-49'],
  ['Planck temperature', 'T_P', '1.416784e+32', 'K', '1.6e+27'],
  ['Loschmidt constant (273.15 K and 101.325 kPa)', 'n_0', '2.686780111798444e+25', 'm^-3', '0'],
  ['first radiation constant', 'c_1', '3.7417718521927573e-16', 'W m^2', '0'],
  ['second radiation constant', 'c_2', '0.014387768775039337', 'm K', '0'],
  ['hyperfine transition frequency of Cs-133', 'Delta_nu_Cs', '9192631770', 'Hz', '0'],
  ['luminous efficacy', 'K_cd', '683', 'lm W^-1', '0'],
]

/** In the order of the table. */
export const physicalConstants: readonly PhysicalConstant[] = TABLE.map(
  ([name, symbol, text, unit, uncertainty]) => ({
    name,
    symbol,
    text,
    unit,
    uncertainty: Number(uncertainty),
  }),
)
