/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"length":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"text":{"type":"string","maxLength":20000},"algorithm":{"description":"A digest algorithm.","type":"string","enum":["md4","md5","sha1","sha224","sha256","sha384","sha512","sha512-256","sha3-224","sha3-256","sha3-384","sha3-512","keccak256","shake128","shake256","blake2b512","blake2s256","blake3","ripemd160","whirlpool","sm3"],"default":"sha256"},"inputEncoding":{"description":"How a text is turned into bytes:\n\n- `utf8`: its UTF-8 bytes\n- `hex`: pairs of hex digits in either case, without separators\n- `base64`: the RFC 4648 or the URL-safe alphabet, padding optional","type":"string","enum":["utf8","hex","base64"],"default":"utf8","examples":["utf8"]},"length":{"type":"integer","minimum":1,"maximum":512,"examples":[64]}},"required":["text"],"additionalProperties":false};
const func0 = imported0.default;

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
data.algorithm = "sha256";
}
if(data.inputEncoding === undefined){
data.inputEncoding = "utf8";
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
if(!((((key0 === "text") || (key0 === "algorithm")) || (key0 === "inputEncoding")) || (key0 === "length"))){
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
if(!(((((((((((((((((((((data1 === "md4") || (data1 === "md5")) || (data1 === "sha1")) || (data1 === "sha224")) || (data1 === "sha256")) || (data1 === "sha384")) || (data1 === "sha512")) || (data1 === "sha512-256")) || (data1 === "sha3-224")) || (data1 === "sha3-256")) || (data1 === "sha3-384")) || (data1 === "sha3-512")) || (data1 === "keccak256")) || (data1 === "shake128")) || (data1 === "shake256")) || (data1 === "blake2b512")) || (data1 === "blake2s256")) || (data1 === "blake3")) || (data1 === "ripemd160")) || (data1 === "whirlpool")) || (data1 === "sm3"))){
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
if(data.length !== undefined){
let data3 = data.length;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 512 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 512},message:"must be <= 512"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

