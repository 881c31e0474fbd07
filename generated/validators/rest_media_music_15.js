/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"midi":["integer"],"frequency":["number"],"a4":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"note":{"type":"string","pattern":"^[A-G](#{1,2}|b{1,2})?-?[0-9]$","x-pattern-words":"a note with its octave, such as F#4"},"midi":{"type":"integer","minimum":0,"maximum":127,"examples":[69]},"frequency":{"type":"number","minimum":8,"maximum":20000,"format":"double","examples":[440]},"a4":{"type":"number","minimum":400,"maximum":480,"default":440,"format":"double","examples":[440]}},"required":[],"additionalProperties":false};
const pattern0 = new RegExp("^[A-G](#{1,2}|b{1,2})?-?[0-9]$", "u");
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
if(data.a4 === undefined){
data.a4 = 440;
}
for(const key0 in data){
if(!((((key0 === "note") || (key0 === "midi")) || (key0 === "frequency")) || (key0 === "a4"))){
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
if(data.note !== undefined){
let data0 = data.note;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/pattern",keyword:"pattern",params:{pattern: "^[A-G](#{1,2}|b{1,2})?-?[0-9]$"},message:"must match pattern \""+"^[A-G](#{1,2}|b{1,2})?-?[0-9]$"+"\""};
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
const err2 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.midi !== undefined){
let data1 = data.midi;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/midi",schemaPath:"#/properties/midi/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 127 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/midi",schemaPath:"#/properties/midi/maximum",keyword:"maximum",params:{comparison: "<=", limit: 127},message:"must be <= 127"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/midi",schemaPath:"#/properties/midi/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.frequency !== undefined){
let data2 = data.frequency;
if(typeof data2 == "number"){
if(data2 > 20000 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20000},message:"must be <= 20000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 8 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 8},message:"must be >= 8"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data2))){
const err8 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err9 = {instancePath:instancePath+"/frequency",schemaPath:"#/properties/frequency/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data3 = data.a4;
if(typeof data3 == "number"){
if(data3 > 480 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/a4",schemaPath:"#/properties/a4/maximum",keyword:"maximum",params:{comparison: "<=", limit: 480},message:"must be <= 480"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 400 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/a4",schemaPath:"#/properties/a4/minimum",keyword:"minimum",params:{comparison: ">=", limit: 400},message:"must be >= 400"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data3))){
const err12 = {instancePath:instancePath+"/a4",schemaPath:"#/properties/a4/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err13 = {instancePath:instancePath+"/a4",schemaPath:"#/properties/a4/type",keyword:"type",params:{type: "number"},message:"must be number"};
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

