/* Written by npm run codegen from openapi.yaml; never edited. */
export const queryTypes = {"hitSoft17":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"hand":{"type":"string","pattern":"^(A|[2-9]|10|J|Q|K)(,(A|[2-9]|10|J|Q|K)){1,9}$","x-pattern-words":"2 to 10 cards separated by commas, such as A,10"},"dealer":{"type":"string","enum":["A","2","3","4","5","6","7","8","9","10","J","Q","K"],"x-enum-varnames":["ace","two","three","four","five","six","seven","eight","nine","ten","jack","queen","king"]},"hitSoft17":{"type":"boolean","default":false,"examples":[false]}},"required":["hand","dealer"],"additionalProperties":false};
const pattern0 = new RegExp("^(A|[2-9]|10|J|Q|K)(,(A|[2-9]|10|J|Q|K)){1,9}$", "u");

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
if(data.hitSoft17 === undefined){
data.hitSoft17 = false;
}
if(data.hand === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hand"},message:"must have required property '"+"hand"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dealer === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealer"},message:"must have required property '"+"dealer"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "hand") || (key0 === "dealer")) || (key0 === "hitSoft17"))){
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
if(data.hand !== undefined){
let data0 = data.hand;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/pattern",keyword:"pattern",params:{pattern: "^(A|[2-9]|10|J|Q|K)(,(A|[2-9]|10|J|Q|K)){1,9}$"},message:"must match pattern \""+"^(A|[2-9]|10|J|Q|K)(,(A|[2-9]|10|J|Q|K)){1,9}$"+"\""};
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
const err4 = {instancePath:instancePath+"/hand",schemaPath:"#/properties/hand/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.dealer !== undefined){
let data1 = data.dealer;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/dealer",schemaPath:"#/properties/dealer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((((data1 === "A") || (data1 === "2")) || (data1 === "3")) || (data1 === "4")) || (data1 === "5")) || (data1 === "6")) || (data1 === "7")) || (data1 === "8")) || (data1 === "9")) || (data1 === "10")) || (data1 === "J")) || (data1 === "Q")) || (data1 === "K"))){
const err6 = {instancePath:instancePath+"/dealer",schemaPath:"#/properties/dealer/enum",keyword:"enum",params:{allowedValues: schema0.properties.dealer.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data.hitSoft17 !== "boolean"){
const err7 = {instancePath:instancePath+"/hitSoft17",schemaPath:"#/properties/hitSoft17/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

