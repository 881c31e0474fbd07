/* Written by npm run codegen from openapi.yaml; never edited. */
export const queryTypes = {"limit":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"category":{"type":"string","enum":["angry","baka","bite","blush","bored","cry","cuddle","dance","facepalm","feed","handhold","handshake","happy","highfive","hug","kick","laugh","lurk","nod","nom","nope","pat","poke","pout","punch","run","shrug","sleep","smile","smug","stare","think","thumbsup","tickle","wave","wink","yawn","yeet"]},"limit":{"type":"integer","minimum":1,"maximum":20,"default":1,"examples":[1]}},"required":["category"],"additionalProperties":false};

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
if(data.limit === undefined){
data.limit = 1;
}
if(data.category === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "category") || (key0 === "limit"))){
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
if(data.category !== undefined){
let data0 = data.category;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((((((((((((((((((((((((((((data0 === "angry") || (data0 === "baka")) || (data0 === "bite")) || (data0 === "blush")) || (data0 === "bored")) || (data0 === "cry")) || (data0 === "cuddle")) || (data0 === "dance")) || (data0 === "facepalm")) || (data0 === "feed")) || (data0 === "handhold")) || (data0 === "handshake")) || (data0 === "happy")) || (data0 === "highfive")) || (data0 === "hug")) || (data0 === "kick")) || (data0 === "laugh")) || (data0 === "lurk")) || (data0 === "nod")) || (data0 === "nom")) || (data0 === "nope")) || (data0 === "pat")) || (data0 === "poke")) || (data0 === "pout")) || (data0 === "punch")) || (data0 === "run")) || (data0 === "shrug")) || (data0 === "sleep")) || (data0 === "smile")) || (data0 === "smug")) || (data0 === "stare")) || (data0 === "think")) || (data0 === "thumbsup")) || (data0 === "tickle")) || (data0 === "wave")) || (data0 === "wink")) || (data0 === "yawn")) || (data0 === "yeet"))){
const err3 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/enum",keyword:"enum",params:{allowedValues: schema0.properties.category.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 20 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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

