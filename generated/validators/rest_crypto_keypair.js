/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{"type":{"type":"string","enum":["ed25519","x25519","p256","p384","secp256k1","rsa2048","rsa3072","rsa4096"],"default":"ed25519"},"privateHex":{"type":"string","pattern":"^([0-9a-fA-F]{64}|[0-9a-fA-F]{96})$","x-pattern-words":"64 or 96 hex digits"},"seed":{"type":"string","maxLength":200,"examples":["demo"]}},"required":[],"additionalProperties":false};
const pattern0 = new RegExp("^([0-9a-fA-F]{64}|[0-9a-fA-F]{96})$", "u");
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
if(data.type === undefined){
data.type = "ed25519";
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "privateHex")) || (key0 === "seed"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((((((data0 === "ed25519") || (data0 === "x25519")) || (data0 === "p256")) || (data0 === "p384")) || (data0 === "secp256k1")) || (data0 === "rsa2048")) || (data0 === "rsa3072")) || (data0 === "rsa4096"))){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema0.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.privateHex !== undefined){
let data1 = data.privateHex;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/privateHex",schemaPath:"#/properties/privateHex/pattern",keyword:"pattern",params:{pattern: "^([0-9a-fA-F]{64}|[0-9a-fA-F]{96})$"},message:"must match pattern \""+"^([0-9a-fA-F]{64}|[0-9a-fA-F]{96})$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/privateHex",schemaPath:"#/properties/privateHex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.seed !== undefined){
let data2 = data.seed;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err5 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

