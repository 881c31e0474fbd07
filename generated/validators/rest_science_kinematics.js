/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"s":["number"],"u":["number"],"v":["number"],"a":["number"],"t":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"s":{"type":"number","minimum":-1000000000000000,"maximum":1000000000000000,"format":"double","examples":[19.6133]},"u":{"type":"number","minimum":-1000000000000,"maximum":1000000000000,"format":"double"},"v":{"type":"number","minimum":-1000000000000,"maximum":1000000000000,"format":"double","examples":[19.6133]},"a":{"type":"number","minimum":-1000000000000,"maximum":1000000000000,"format":"double"},"t":{"type":"number","minimum":0,"maximum":1000000000000,"format":"double"}},"required":[],"additionalProperties":false};
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
for(const key0 in data){
if(!(((((key0 === "s") || (key0 === "u")) || (key0 === "v")) || (key0 === "a")) || (key0 === "t"))){
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
if(data.s !== undefined){
let data0 = data.s;
if(typeof data0 == "number"){
if(data0 > 1000000000000000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/s",schemaPath:"#/properties/s/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < -1000000000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/s",schemaPath:"#/properties/s/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000000},message:"must be >= -1000000000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.validate(data0))){
const err3 = {instancePath:instancePath+"/s",schemaPath:"#/properties/s/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err4 = {instancePath:instancePath+"/s",schemaPath:"#/properties/s/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.u !== undefined){
let data1 = data.u;
if(typeof data1 == "number"){
if(data1 > 1000000000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/u",schemaPath:"#/properties/u/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < -1000000000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/u",schemaPath:"#/properties/u/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/u",schemaPath:"#/properties/u/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err8 = {instancePath:instancePath+"/u",schemaPath:"#/properties/u/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.v !== undefined){
let data2 = data.v;
if(typeof data2 == "number"){
if(data2 > 1000000000000 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/v",schemaPath:"#/properties/v/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < -1000000000000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/v",schemaPath:"#/properties/v/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/v",schemaPath:"#/properties/v/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.a !== undefined){
let data3 = data.a;
if(typeof data3 == "number"){
if(data3 > 1000000000000 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < -1000000000000 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000000000},message:"must be >= -1000000000000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/a",schemaPath:"#/properties/a/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.t !== undefined){
let data4 = data.t;
if(typeof data4 == "number"){
if(data4 > 1000000000000 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!(formats0.validate(data4))){
const err19 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/t",schemaPath:"#/properties/t/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

