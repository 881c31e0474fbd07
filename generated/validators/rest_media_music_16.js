/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
import imported1 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"bpm":["number"],"beatsPerBar":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"bpm":{"type":"number","minimum":10,"maximum":999,"format":"double"},"taps":{"type":"string","maxLength":1000,"pattern":"^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?){1,63}$","x-pattern-words":"2 to 64 times in milliseconds, separated by commas","examples":["0,500,1000"]},"beatsPerBar":{"type":"integer","minimum":1,"maximum":32,"default":4,"examples":[4]}},"required":[],"additionalProperties":false};
const formats0 = imported0.fullFormats.double;
const func0 = imported1.default;
const pattern0 = new RegExp("^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?){1,63}$", "u");

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
if(data.beatsPerBar === undefined){
data.beatsPerBar = 4;
}
for(const key0 in data){
if(!(((key0 === "bpm") || (key0 === "taps")) || (key0 === "beatsPerBar"))){
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
if(data.bpm !== undefined){
let data0 = data.bpm;
if(typeof data0 == "number"){
if(data0 > 999 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/bpm",schemaPath:"#/properties/bpm/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 10 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/bpm",schemaPath:"#/properties/bpm/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.validate(data0))){
const err3 = {instancePath:instancePath+"/bpm",schemaPath:"#/properties/bpm/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err4 = {instancePath:instancePath+"/bpm",schemaPath:"#/properties/bpm/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.taps !== undefined){
let data1 = data.taps;
if(typeof data1 === "string"){
if(func0(data1) > 1000){
const err5 = {instancePath:instancePath+"/taps",schemaPath:"#/properties/taps/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern0.test(data1)){
const err6 = {instancePath:instancePath+"/taps",schemaPath:"#/properties/taps/pattern",keyword:"pattern",params:{pattern: "^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?){1,63}$"},message:"must match pattern \""+"^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?){1,63}$"+"\""};
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
const err7 = {instancePath:instancePath+"/taps",schemaPath:"#/properties/taps/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
let data2 = data.beatsPerBar;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/beatsPerBar",schemaPath:"#/properties/beatsPerBar/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 32 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/beatsPerBar",schemaPath:"#/properties/beatsPerBar/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32},message:"must be <= 32"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/beatsPerBar",schemaPath:"#/properties/beatsPerBar/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

