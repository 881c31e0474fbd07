/* Written by npm run codegen from openapi.yaml; never edited. */
export const queryTypes = {"start":["integer"],"count":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"name":{"description":"Integer sequence, with its first terms.\n\n- prime 2, 3, 5; fibonacci 0, 1, 1; lucas 2, 1, 3; pell 0, 1, 2; tribonacci 0, 0, 1\n- triangular 0, 1, 3; square; cube; pentagonal 0, 1, 5; hexagonal 0, 1, 6\n- factorial; catalan; bell; partition 1, 1, 2, 3, 5; motzkin 1, 1, 2, 4\n- mersennePrimeExponent (the first 20); perfect (the first 12); happy 1, 7, 10; lookAndSay 1, 11, 21\n- collatz: from `start` down to 1 by n/2 and 3n + 1","type":"string","enum":["prime","fibonacci","lucas","pell","tribonacci","triangular","square","cube","pentagonal","hexagonal","factorial","catalan","bell","partition","motzkin","mersennePrimeExponent","perfect","happy","lookAndSay","collatz"]},"start":{"type":"integer","minimum":0,"maximum":1000000,"default":0},"count":{"type":"integer","minimum":1,"maximum":200,"default":10}},"required":["name"],"additionalProperties":false};

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
if(data.start === undefined){
data.start = 0;
}
if(data.count === undefined){
data.count = 10;
}
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "name") || (key0 === "start")) || (key0 === "count"))){
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
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!((((((((((((((((((((data0 === "prime") || (data0 === "fibonacci")) || (data0 === "lucas")) || (data0 === "pell")) || (data0 === "tribonacci")) || (data0 === "triangular")) || (data0 === "square")) || (data0 === "cube")) || (data0 === "pentagonal")) || (data0 === "hexagonal")) || (data0 === "factorial")) || (data0 === "catalan")) || (data0 === "bell")) || (data0 === "partition")) || (data0 === "motzkin")) || (data0 === "mersennePrimeExponent")) || (data0 === "perfect")) || (data0 === "happy")) || (data0 === "lookAndSay")) || (data0 === "collatz"))){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/enum",keyword:"enum",params:{allowedValues: schema0.properties.name.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.start;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 1000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
let data2 = data.count;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 200 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

