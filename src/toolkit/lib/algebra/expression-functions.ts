/** What a caller's expression may name. Nothing that takes or gives text, code, units, functions or chance. */

const SCALAR =
  'abs acos acosh acot acoth acsc acsch arg asec asech asin asinh atan atan2 atanh cbrt ceil complex conj cos cosh ' +
  'cot coth csc csch cube erf exp expm1 factorial fix floor gamma gcd hypot im invmod lcm lgamma log log10 log1p log2 ' +
  'mod nthRoot nthRoots pow re round sec sech sign sin sinh sqrt square tan tanh xgcd zeta'
const CONVERSIONS = 'number bignumber fraction boolean'
const ARITHMETIC =
  'add subtract multiply divide unaryMinus unaryPlus dotMultiply dotDivide dotPow bitAnd bitNot bitOr bitXor ' +
  'leftShift rightArithShift rightLogShift'
const LOGIC =
  'and or not xor equal unequal larger largerEq smaller smallerEq compare compareNatural isInteger isNaN isNegative ' +
  'isPositive isPrime isZero isFinite isBounded isNumeric hasNumericValue deepEqual'
const COMBINATORICS =
  'bellNumbers bernoulli catalan combinations combinationsWithRep composition multinomial permutations stirlingS2'
const STATISTICS =
  'count max mean median min mode prod quantileSeq range std sum variance cumsum corr mad norm kldivergence partitionSelect'
const MATRICES =
  'column concat cross ctranspose det diag diff dot expm fft flatten identity ifft inv kron matrix ones pinv reshape ' +
  'resize row rotationMatrix size sort sqrtm squeeze subset trace transpose zeros polynomialRoot setUnion ' +
  'setIntersect setDifference setDistinct setSize setSymDifference setCartesian setIsSubset setMultiplicity ' +
  'setPowerset lsolve usolve lusolve lsolveAll usolveAll distance intersect lyap sylvester rotate matrixFromRows ' +
  'matrixFromColumns'

const names = (...lists: readonly string[]): ReadonlySet<string> => new Set(lists.join(' ').split(' '))

/** The functions and operators of an expression that is evaluated. */
export const FUNCTIONS = names(SCALAR, CONVERSIONS, ARITHMETIC, LOGIC, COMBINATORICS, STATISTICS, MATRICES)

/** The constants of an expression that is evaluated. */
export const CONSTANTS: ReadonlySet<string> = new Set([
  ...['pi', 'PI', 'tau', 'e', 'E', 'phi', 'i', 'Infinity', 'NaN', 'true', 'false'],
  ...['LN2', 'LN10', 'LOG2E', 'LOG10E', 'SQRT1_2', 'SQRT2'],
])

/** Operators of an algebraic expression, which is transformed and not only evaluated. */
export const ALGEBRAIC_OPERATORS = names('add subtract multiply divide pow unaryMinus unaryPlus factorial')

/** Functions of an algebraic expression that both libraries know by the same name and meaning. */
export const ALGEBRAIC_FUNCTIONS = names(
  'abs acos acosh acot acoth acsc acsch asec asech asin asinh atan atanh cbrt cos cosh cot coth csc csch erf exp',
  'factorial log log10 log2 sec sech sign sin sinh sqrt tan tanh pow',
)
