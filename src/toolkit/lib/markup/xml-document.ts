import { unprocessable } from '../../errors.js'
import { inWords } from '../text/line-column.js'
import { readXml, type XmlElement } from './xml-text.js'
import type { TextFault } from '../json/data-value.js'

/** @throws {FeatureError} 422 that says where the parameter's text is not well-formed XML */
export const notWellFormed = (parameter: string, fault: TextFault): never =>
  unprocessable(`${parameter} is not well-formed XML: ${inWords(fault)}: ${fault.message}.`)

/**
 * The root element of a parameter that is an XML document.
 * @throws {FeatureError} 422 where it is not well-formed
 */
export const rootElement = (parameter: string, text: string): XmlElement => {
  const reading = readXml(text)
  return 'fault' in reading ? notWellFormed(parameter, reading.fault) : reading.root
}
