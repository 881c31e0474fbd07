/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"length":["integer"],"excludeAmbiguous":["boolean"],"words":["integer"],"capitalize":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"kind":{"type":"string","enum":["password","passphrase","token"],"default":"password"},"length":{"type":"integer","minimum":4,"maximum":128,"default":16,"examples":[16]},"sets":{"type":"string","pattern":"^(lower|upper|digit|symbol)(,(lower|upper|digit|symbol)){0,3}$","default":"lower,upper,digit,symbol","x-pattern-words":"one to four of lower, upper, digit and symbol, separated by commas","examples":["lower,upper,digit,symbol"]},"excludeAmbiguous":{"type":"boolean","default":false,"examples":[false]},"words":{"type":"integer","minimum":3,"maximum":20,"default":6},"separator":{"type":"string","maxLength":3,"default":"-","examples":["-"]},"capitalize":{"type":"boolean","default":false,"examples":[false]},"encoding":{"type":"string","enum":["hex","base64url","base32"],"default":"base64url","examples":["base64url"]},"seed":{"type":"string","maxLength":200}},"required":[],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = imported0.default;
const pattern0 = new RegExp("^(lower|upper|digit|symbol)(,(lower|upper|digit|symbol)){0,3}$", "u");

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
if(data.kind === undefined){
data.kind = "password";
}
if(data.length === undefined){
data.length = 16;
}
if(data.sets === undefined){
data.sets = "lower,upper,digit,symbol";
}
if(data.excludeAmbiguous === undefined){
data.excludeAmbiguous = false;
}
if(data.words === undefined){
data.words = 6;
}
if(data.separator === undefined){
data.separator = "-";
}
if(data.capitalize === undefined){
data.capitalize = false;
}
if(data.encoding === undefined){
data.encoding = "base64url";
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
let data0 = data.kind;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!(((data0 === "password") || (data0 === "passphrase")) || (data0 === "token"))){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
let data1 = data.length;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 128 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 128},message:"must be <= 128"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 4 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let data2 = data.sets;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/sets",schemaPath:"#/properties/sets/pattern",keyword:"pattern",params:{pattern: "^(lower|upper|digit|symbol)(,(lower|upper|digit|symbol)){0,3}$"},message:"must match pattern \""+"^(lower|upper|digit|symbol)(,(lower|upper|digit|symbol)){0,3}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/sets",schemaPath:"#/properties/sets/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data.excludeAmbiguous !== "boolean"){
const err8 = {instancePath:instancePath+"/excludeAmbiguous",schemaPath:"#/properties/excludeAmbiguous/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data4 = data.words;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 20 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 3 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let data5 = data.separator;
if(typeof data5 === "string"){
if(func1(data5) > 3){
const err12 = {instancePath:instancePath+"/separator",schemaPath:"#/properties/separator/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/separator",schemaPath:"#/properties/separator/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data.capitalize !== "boolean"){
const err14 = {instancePath:instancePath+"/capitalize",schemaPath:"#/properties/capitalize/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
let data7 = data.encoding;
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data7 === "hex") || (data7 === "base64url")) || (data7 === "base32"))){
const err16 = {instancePath:instancePath+"/encoding",schemaPath:"#/properties/encoding/enum",keyword:"enum",params:{allowedValues: schema0.properties.encoding.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.seed !== undefined){
let data8 = data.seed;
if(typeof data8 === "string"){
if(func1(data8) > 200){
const err17 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

