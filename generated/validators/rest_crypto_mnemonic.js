/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"words":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"mnemonic":{"type":"string","maxLength":400,"examples":["legal winner thank year wave sausage worth useful legal winner thank yellow"]},"entropy":{"type":"string","pattern":"^([0-9a-fA-F]{32}|[0-9a-fA-F]{40}|[0-9a-fA-F]{48}|[0-9a-fA-F]{56}|[0-9a-fA-F]{64})$","x-pattern-words":"32, 40, 48, 56 or 64 hex digits"},"words":{"type":"integer","minimum":12,"maximum":24,"enum":[12,15,18,21,24],"default":12,"examples":[12]},"passphrase":{"type":"string","maxLength":200,"default":""},"language":{"type":"string","enum":["english","french","italian","japanese","korean","spanish","portuguese","czech"],"default":"english","examples":["english"]},"seed":{"type":"string","maxLength":200,"examples":["demo"]}},"required":[],"additionalProperties":false};
const func0 = imported0.default;
const pattern0 = new RegExp("^([0-9a-fA-F]{32}|[0-9a-fA-F]{40}|[0-9a-fA-F]{48}|[0-9a-fA-F]{56}|[0-9a-fA-F]{64})$", "u");

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
if(data.words === undefined){
data.words = 12;
}
if(data.passphrase === undefined){
data.passphrase = "";
}
if(data.language === undefined){
data.language = "english";
}
for(const key0 in data){
if(!((((((key0 === "mnemonic") || (key0 === "entropy")) || (key0 === "words")) || (key0 === "passphrase")) || (key0 === "language")) || (key0 === "seed"))){
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
if(data.mnemonic !== undefined){
let data0 = data.mnemonic;
if(typeof data0 === "string"){
if(func0(data0) > 400){
const err1 = {instancePath:instancePath+"/mnemonic",schemaPath:"#/properties/mnemonic/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/mnemonic",schemaPath:"#/properties/mnemonic/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.entropy !== undefined){
let data1 = data.entropy;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err3 = {instancePath:instancePath+"/entropy",schemaPath:"#/properties/entropy/pattern",keyword:"pattern",params:{pattern: "^([0-9a-fA-F]{32}|[0-9a-fA-F]{40}|[0-9a-fA-F]{48}|[0-9a-fA-F]{56}|[0-9a-fA-F]{64})$"},message:"must match pattern \""+"^([0-9a-fA-F]{32}|[0-9a-fA-F]{40}|[0-9a-fA-F]{48}|[0-9a-fA-F]{56}|[0-9a-fA-F]{64})$"+"\""};
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
const err4 = {instancePath:instancePath+"/entropy",schemaPath:"#/properties/entropy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data2 = data.words;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((data2 === 12) || (data2 === 15)) || (data2 === 18)) || (data2 === 21)) || (data2 === 24))){
const err6 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/enum",keyword:"enum",params:{allowedValues: schema0.properties.words.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 24 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/maximum",keyword:"maximum",params:{comparison: "<=", limit: 24},message:"must be <= 24"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 12 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/words",schemaPath:"#/properties/words/minimum",keyword:"minimum",params:{comparison: ">=", limit: 12},message:"must be >= 12"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
let data3 = data.passphrase;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err9 = {instancePath:instancePath+"/passphrase",schemaPath:"#/properties/passphrase/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/passphrase",schemaPath:"#/properties/passphrase/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
let data4 = data.language;
if(typeof data4 !== "string"){
const err11 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((((((((data4 === "english") || (data4 === "french")) || (data4 === "italian")) || (data4 === "japanese")) || (data4 === "korean")) || (data4 === "spanish")) || (data4 === "portuguese")) || (data4 === "czech"))){
const err12 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema0.properties.language.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.seed !== undefined){
let data5 = data.seed;
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err13 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err14 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

