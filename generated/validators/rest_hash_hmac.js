/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{"text":{"type":"string","maxLength":20000},"secret":{"type":"string","maxLength":2000},"algorithm":{"description":"The hash function inside an HMAC.","type":"string","enum":["md5","sha1","sha224","sha256","sha384","sha512","sha3-256","sha3-512","ripemd160"],"default":"sha256"},"inputEncoding":{"description":"How a text is turned into bytes:\n\n- `utf8`: its UTF-8 bytes\n- `hex`: pairs of hex digits in either case, without separators\n- `base64`: the RFC 4648 or the URL-safe alphabet, padding optional","type":"string","enum":["utf8","hex","base64"],"default":"utf8","examples":["utf8"]},"secretEncoding":{"description":"How a text is turned into bytes:\n\n- `utf8`: its UTF-8 bytes\n- `hex`: pairs of hex digits in either case, without separators\n- `base64`: the RFC 4648 or the URL-safe alphabet, padding optional","type":"string","enum":["utf8","hex","base64"],"default":"utf8","examples":["utf8"]},"expected":{"type":"string","maxLength":200,"examples":["5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"]}},"required":["text","secret"],"additionalProperties":false};
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
if(data.secretEncoding === undefined){
data.secretEncoding = "utf8";
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
if(data.secret === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "text") || (key0 === "secret")) || (key0 === "algorithm")) || (key0 === "inputEncoding")) || (key0 === "secretEncoding")) || (key0 === "expected"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 20000){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.secret !== undefined){
let data1 = data.secret;
if(typeof data1 === "string"){
if(func0(data1) > 2000){
const err5 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
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
const err6 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.algorithm;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((((((((data2 === "md5") || (data2 === "sha1")) || (data2 === "sha224")) || (data2 === "sha256")) || (data2 === "sha384")) || (data2 === "sha512")) || (data2 === "sha3-256")) || (data2 === "sha3-512")) || (data2 === "ripemd160"))){
const err8 = {instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/enum",keyword:"enum",params:{allowedValues: schema0.properties.algorithm.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data3 = data.inputEncoding;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/inputEncoding",schemaPath:"#/properties/inputEncoding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data3 === "utf8") || (data3 === "hex")) || (data3 === "base64"))){
const err10 = {instancePath:instancePath+"/inputEncoding",schemaPath:"#/properties/inputEncoding/enum",keyword:"enum",params:{allowedValues: schema0.properties.inputEncoding.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let data4 = data.secretEncoding;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/secretEncoding",schemaPath:"#/properties/secretEncoding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(((data4 === "utf8") || (data4 === "hex")) || (data4 === "base64"))){
const err12 = {instancePath:instancePath+"/secretEncoding",schemaPath:"#/properties/secretEncoding/enum",keyword:"enum",params:{allowedValues: schema0.properties.secretEncoding.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.expected !== undefined){
let data5 = data.expected;
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err13 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/expected",schemaPath:"#/properties/expected/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

