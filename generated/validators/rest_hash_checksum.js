/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"hashSeed":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"text":{"type":"string","maxLength":20000},"algorithm":{"description":"A checksum algorithm.","type":"string","enum":["crc8","crc16-arc","crc16-ibm3740","crc16-xmodem","crc16-modbus","crc32","crc32c","crc64-xz","adler32","fletcher16","fletcher32","fnv1a32","fnv1a64","xxh32","xxh64","murmur3-32","sum8","xor8","luhn"],"default":"crc32"},"inputEncoding":{"description":"How a text is turned into bytes:\n\n- `utf8`: its UTF-8 bytes\n- `hex`: pairs of hex digits in either case, without separators\n- `base64`: the RFC 4648 or the URL-safe alphabet, padding optional","type":"string","enum":["utf8","hex","base64"],"default":"utf8","examples":["utf8"]},"hashSeed":{"type":"integer","format":"int64","default":0,"minimum":0,"maximum":4294967295,"examples":[42]}},"required":["text"],"additionalProperties":false};
const func0 = imported0.default;
const formats0 = imported1.fullFormats.int64;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.algorithm === undefined){
data.algorithm = "crc32";
}
if(data.inputEncoding === undefined){
data.inputEncoding = "utf8";
}
if(data.hashSeed === undefined){
data.hashSeed = 0;
}
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "text") || (key0 === "algorithm")) || (key0 === "inputEncoding")) || (key0 === "hashSeed"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
const err2 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.algorithm;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(((((((((((((((((((data1 === "crc8") || (data1 === "crc16-arc")) || (data1 === "crc16-ibm3740")) || (data1 === "crc16-xmodem")) || (data1 === "crc16-modbus")) || (data1 === "crc32")) || (data1 === "crc32c")) || (data1 === "crc64-xz")) || (data1 === "adler32")) || (data1 === "fletcher16")) || (data1 === "fletcher32")) || (data1 === "fnv1a32")) || (data1 === "fnv1a64")) || (data1 === "xxh32")) || (data1 === "xxh64")) || (data1 === "murmur3-32")) || (data1 === "sum8")) || (data1 === "xor8")) || (data1 === "luhn"))){
const err5 = {instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/enum",keyword:"enum",params:{allowedValues: schema0.properties.algorithm.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
let data2 = data.inputEncoding;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/inputEncoding",schemaPath:"#/properties/inputEncoding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data2 === "utf8") || (data2 === "hex")) || (data2 === "base64"))){
const err7 = {instancePath:instancePath+"/inputEncoding",schemaPath:"#/properties/inputEncoding/enum",keyword:"enum",params:{allowedValues: schema0.properties.inputEncoding.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
let data3 = data.hashSeed;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/hashSeed",schemaPath:"#/properties/hashSeed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4294967295 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/hashSeed",schemaPath:"#/properties/hashSeed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/hashSeed",schemaPath:"#/properties/hashSeed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data3))){
const err11 = {instancePath:instancePath+"/hashSeed",schemaPath:"#/properties/hashSeed/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

