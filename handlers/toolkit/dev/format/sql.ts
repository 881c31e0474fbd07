import { feature } from '#toolkit'
import { countStatements, sqlLayout, sqlOnOneLine } from '#toolkit/lib/code/sql-layout'

export default feature('rest_dev_format_2', ({ sql, dialect, keywordCase, tabWidth, minify }) => {
  const { formatted, tokens } = sqlLayout(sql, dialect, keywordCase, tabWidth)
  return {
    dialect,
    sql: minify ? sqlOnOneLine(tokens, keywordCase) : formatted,
    statements: countStatements(tokens),
  }
})
