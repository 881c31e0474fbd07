/* Written by npm run codegen from openapi.yaml; never edited. */
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{"hands":{"type":"string","pattern":"^([2-9TJQKA][cdhs]){2}(,([2-9TJQKA][cdhs]){2}){1,5}$","x-pattern-words":"2 to 6 hands separated by commas, such as AhKh,QsQd"},"board":{"type":"string","pattern":"^[2-9TJQKA][cdhs](,[2-9TJQKA][cdhs]){2,4}$","x-pattern-words":"3 to 5 cards separated by commas, such as 2h,7h,9c"}},"required":["hands","board"],"additionalProperties":false};
const pattern0 = new RegExp("^([2-9TJQKA][cdhs]){2}(,([2-9TJQKA][cdhs]){2}){1,5}$", "u");
const pattern1 = new RegExp("^[2-9TJQKA][cdhs](,[2-9TJQKA][cdhs]){2,4}$", "u");

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
if(data.hands === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hands"},message:"must have required property '"+"hands"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.board === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "board"},message:"must have required property '"+"board"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "hands") || (key0 === "board"))){
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
if(data.hands !== undefined){
let data0 = data.hands;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err3 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/pattern",keyword:"pattern",params:{pattern: "^([2-9TJQKA][cdhs]){2}(,([2-9TJQKA][cdhs]){2}){1,5}$"},message:"must match pattern \""+"^([2-9TJQKA][cdhs]){2}(,([2-9TJQKA][cdhs]){2}){1,5}$"+"\""};
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
const err4 = {instancePath:instancePath+"/hands",schemaPath:"#/properties/hands/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.board !== undefined){
let data1 = data.board;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err5 = {instancePath:instancePath+"/board",schemaPath:"#/properties/board/pattern",keyword:"pattern",params:{pattern: "^[2-9TJQKA][cdhs](,[2-9TJQKA][cdhs]){2,4}$"},message:"must match pattern \""+"^[2-9TJQKA][cdhs](,[2-9TJQKA][cdhs]){2,4}$"+"\""};
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
const err6 = {instancePath:instancePath+"/board",schemaPath:"#/properties/board/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

