/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
import imported1 from "ajv-formats/dist/formats.js";
export const queryTypes = {"issuedAt":["integer"],"expiresIn":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"payload":{"type":"string","maxLength":8000},"algorithm":{"type":"string","enum":["HS256","HS384","HS512","RS256","PS256","ES256","EdDSA"],"default":"HS256","examples":["HS256"]},"secret":{"type":"string","minLength":1,"maxLength":2000},"secretEncoding":{"type":"string","enum":["utf8","hex","base64url"],"default":"utf8","examples":["utf8"]},"privateKey":{"type":"string","maxLength":5000,"examples":["-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n-----END PRIVATE KEY-----\n"]},"issuedAt":{"type":"integer","minimum":0,"maximum":9999999999,"examples":[1516239022],"format":"int64"},"expiresIn":{"type":"integer","minimum":1,"maximum":3153600000,"examples":[3600],"format":"int64"},"kid":{"type":"string","maxLength":200,"examples":["2026-01"]}},"required":["payload"],"additionalProperties":false};
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
data.algorithm = "HS256";
}
if(data.secretEncoding === undefined){
data.secretEncoding = "utf8";
}
if(data.payload === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "payload") || (key0 === "algorithm")) || (key0 === "secret")) || (key0 === "secretEncoding")) || (key0 === "privateKey")) || (key0 === "issuedAt")) || (key0 === "expiresIn")) || (key0 === "kid"))){
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
if(data.payload !== undefined){
let data0 = data.payload;
if(typeof data0 === "string"){
if(func0(data0) > 8000){
const err2 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/maxLength",keyword:"maxLength",params:{limit: 8000},message:"must NOT have more than 8000 characters"};
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
const err3 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(((((((data1 === "HS256") || (data1 === "HS384")) || (data1 === "HS512")) || (data1 === "RS256")) || (data1 === "PS256")) || (data1 === "ES256")) || (data1 === "EdDSA"))){
const err5 = {instancePath:instancePath+"/algorithm",schemaPath:"#/properties/algorithm/enum",keyword:"enum",params:{allowedValues: schema0.properties.algorithm.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.secret !== undefined){
let data2 = data.secret;
if(typeof data2 === "string"){
if(func0(data2) > 2000){
const err6 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data2) < 1){
const err7 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data3 = data.secretEncoding;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/secretEncoding",schemaPath:"#/properties/secretEncoding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(((data3 === "utf8") || (data3 === "hex")) || (data3 === "base64url"))){
const err10 = {instancePath:instancePath+"/secretEncoding",schemaPath:"#/properties/secretEncoding/enum",keyword:"enum",params:{allowedValues: schema0.properties.secretEncoding.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.privateKey !== undefined){
let data4 = data.privateKey;
if(typeof data4 === "string"){
if(func0(data4) > 5000){
const err11 = {instancePath:instancePath+"/privateKey",schemaPath:"#/properties/privateKey/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/privateKey",schemaPath:"#/properties/privateKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.issuedAt !== undefined){
let data5 = data.issuedAt;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err13 = {instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9999999999 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999999},message:"must be <= 9999999999"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data5))){
const err16 = {instancePath:instancePath+"/issuedAt",schemaPath:"#/properties/issuedAt/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.expiresIn !== undefined){
let data6 = data.expiresIn;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err17 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 3153600000 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3153600000},message:"must be <= 3153600000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0.validate(data6))){
const err20 = {instancePath:instancePath+"/expiresIn",schemaPath:"#/properties/expiresIn/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.kid !== undefined){
let data7 = data.kid;
if(typeof data7 === "string"){
if(func0(data7) > 200){
const err21 = {instancePath:instancePath+"/kid",schemaPath:"#/properties/kid/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/kid",schemaPath:"#/properties/kid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

