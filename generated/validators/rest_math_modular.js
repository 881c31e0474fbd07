/* Written by npm run codegen from openapi.yaml; never edited. */
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{"operation":{"description":"Operation of modular arithmetic.","type":"string","enum":["inverse","power","crt","order","sqrt"]},"a":{"type":"string","pattern":"^-?\\d{1,200}$","x-pattern-words":"a whole number of at most 200 digits"},"exponent":{"type":"string","pattern":"^-?\\d{1,200}$","x-pattern-words":"a whole number of at most 200 digits","examples":["5"]},"modulus":{"type":"string","pattern":"^[1-9]\\d{0,199}$","x-pattern-words":"a whole number above 0 of at most 200 digits"},"residues":{"type":"string","pattern":"^-?\\d{1,50}(,-?\\d{1,50}){1,19}$","x-pattern-words":"2 to 20 whole numbers separated by commas, each of at most 50 digits","examples":["2,3,2"]},"moduli":{"type":"string","pattern":"^[1-9]\\d{0,49}(,[1-9]\\d{0,49}){1,19}$","x-pattern-words":"2 to 20 whole numbers above 0 separated by commas, each of at most 50 digits","examples":["3,5,7"]}},"required":["operation"],"additionalProperties":false};
const pattern0 = new RegExp("^-?\\d{1,200}$", "u");
const pattern2 = new RegExp("^[1-9]\\d{0,199}$", "u");
const pattern3 = new RegExp("^-?\\d{1,50}(,-?\\d{1,50}){1,19}$", "u");
const pattern4 = new RegExp("^[1-9]\\d{0,49}(,[1-9]\\d{0,49}){1,19}$", "u");

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
if(data.operation === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "operation") || (key0 === "a")) || (key0 === "exponent")) || (key0 === "modulus")) || (key0 === "residues")) || (key0 === "moduli"))){
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
if(data.operation !== undefined){
let data0 = data.operation;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(((((data0 === "inverse") || (data0 === "power")) || (data0 === "crt")) || (data0 === "order")) || (data0 === "sqrt"))){
const err3 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/enum",keyword:"enum",params:{allowedValues: schema0.properties.operation.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.a !== undefined){
let data1 = data.a;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,200}$"},message:"must match pattern \""+"^-?\\d{1,200}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.exponent !== undefined){
let data2 = data.exponent;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err6 = {instancePath:instancePath+"/exponent",schemaPath:"#/properties/exponent/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,200}$"},message:"must match pattern \""+"^-?\\d{1,200}$"+"\""};
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
const err7 = {instancePath:instancePath+"/exponent",schemaPath:"#/properties/exponent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.modulus !== undefined){
let data3 = data.modulus;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err8 = {instancePath:instancePath+"/modulus",schemaPath:"#/properties/modulus/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,199}$"},message:"must match pattern \""+"^[1-9]\\d{0,199}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/modulus",schemaPath:"#/properties/modulus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.residues !== undefined){
let data4 = data.residues;
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
const err10 = {instancePath:instancePath+"/residues",schemaPath:"#/properties/residues/pattern",keyword:"pattern",params:{pattern: "^-?\\d{1,50}(,-?\\d{1,50}){1,19}$"},message:"must match pattern \""+"^-?\\d{1,50}(,-?\\d{1,50}){1,19}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/residues",schemaPath:"#/properties/residues/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.moduli !== undefined){
let data5 = data.moduli;
if(typeof data5 === "string"){
if(!pattern4.test(data5)){
const err12 = {instancePath:instancePath+"/moduli",schemaPath:"#/properties/moduli/pattern",keyword:"pattern",params:{pattern: "^[1-9]\\d{0,49}(,[1-9]\\d{0,49}){1,19}$"},message:"must match pattern \""+"^[1-9]\\d{0,49}(,[1-9]\\d{0,49}){1,19}$"+"\""};
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
const err13 = {instancePath:instancePath+"/moduli",schemaPath:"#/properties/moduli/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

