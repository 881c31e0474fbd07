/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"bill":["number"],"tipPercent":["number"],"taxPercent":["number"],"people":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"bill":{"type":"number","minimum":0.01,"maximum":1000000000,"format":"double"},"tipPercent":{"type":"number","minimum":0,"maximum":100,"default":15,"format":"double"},"taxPercent":{"type":"number","minimum":0,"maximum":100,"default":0,"format":"double","examples":[0]},"people":{"type":"integer","minimum":1,"maximum":100,"default":1},"roundUp":{"type":"string","enum":["none","total","perPerson"],"default":"none","examples":["none"]}},"required":["bill"],"additionalProperties":false};
const formats0 = imported0.fullFormats.double;

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
if(data.tipPercent === undefined){
data.tipPercent = 15;
}
if(data.taxPercent === undefined){
data.taxPercent = 0;
}
if(data.people === undefined){
data.people = 1;
}
if(data.roundUp === undefined){
data.roundUp = "none";
}
if(data.bill === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bill"},message:"must have required property '"+"bill"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "bill") || (key0 === "tipPercent")) || (key0 === "taxPercent")) || (key0 === "people")) || (key0 === "roundUp"))){
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
if(data.bill !== undefined){
let data0 = data.bill;
if(typeof data0 == "number"){
if(data0 > 1000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/bill",schemaPath:"#/properties/bill/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0.01 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/bill",schemaPath:"#/properties/bill/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/bill",schemaPath:"#/properties/bill/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err5 = {instancePath:instancePath+"/bill",schemaPath:"#/properties/bill/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let data1 = data.tipPercent;
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/tipPercent",schemaPath:"#/properties/tipPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/tipPercent",schemaPath:"#/properties/tipPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data1))){
const err8 = {instancePath:instancePath+"/tipPercent",schemaPath:"#/properties/tipPercent/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err9 = {instancePath:instancePath+"/tipPercent",schemaPath:"#/properties/tipPercent/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data2 = data.taxPercent;
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/taxPercent",schemaPath:"#/properties/taxPercent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/taxPercent",schemaPath:"#/properties/taxPercent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/taxPercent",schemaPath:"#/properties/taxPercent/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err13 = {instancePath:instancePath+"/taxPercent",schemaPath:"#/properties/taxPercent/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data3 = data.people;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err14 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let data4 = data.roundUp;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/roundUp",schemaPath:"#/properties/roundUp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!(((data4 === "none") || (data4 === "total")) || (data4 === "perPerson"))){
const err18 = {instancePath:instancePath+"/roundUp",schemaPath:"#/properties/roundUp/enum",keyword:"enum",params:{allowedValues: schema0.properties.roundUp.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
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

