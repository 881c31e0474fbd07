import ts from 'typescript'
import { feature } from '#toolkit'
import { withinStack } from '#toolkit/lib/common/parsing'
import type { Query } from '#operation'

type Parameters = Query<'rest_dev_transpile'>

const targets: Readonly<Record<Parameters['target'], ts.ScriptTarget>> = {
  es5: ts.ScriptTarget.ES5,
  es2015: ts.ScriptTarget.ES2015,
  es2017: ts.ScriptTarget.ES2017,
  es2020: ts.ScriptTarget.ES2020,
  es2022: ts.ScriptTarget.ES2022,
  esnext: ts.ScriptTarget.ESNext,
}

const modules: Readonly<Record<Parameters['module'], ts.ModuleKind>> = {
  esm: ts.ModuleKind.ESNext,
  commonjs: ts.ModuleKind.CommonJS,
}

const jsxModes: Readonly<Record<Parameters['jsxMode'], ts.JsxEmit>> = {
  react: ts.JsxEmit.React,
  'react-jsx': ts.JsxEmit.ReactJSX,
  preserve: ts.JsxEmit.Preserve,
}

/** Only diagnostics about the code have a file; those about options do not. */
const report = ({ file, start, code, messageText }: ts.Diagnostic) => {
  if (file === undefined || start === undefined) return []
  const { line, character } = file.getLineAndCharacterOfPosition(start)
  const message = ts.flattenDiagnosticMessageText(messageText, '\n')
  return [{ line: line + 1, column: character + 1, code, message }]
}

export default feature('rest_dev_transpile', ({ code, target, module, jsx, jsxMode, removeComments }) => {
  const { outputText, diagnostics = [] } = withinStack('code', () =>
    ts.transpileModule(code, {
      fileName: jsx ? 'code.tsx' : 'code.ts',
      reportDiagnostics: true,
      compilerOptions: {
        target: targets[target],
        module: modules[module],
        jsx: jsxModes[jsxMode],
        removeComments,
        isolatedModules: true,
        importHelpers: false,
        newLine: ts.NewLineKind.LineFeed,
      },
    }),
  )
  return { code: outputText, target, diagnostics: diagnostics.flatMap(report) }
})
