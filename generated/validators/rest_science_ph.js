/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"concentration":["number"],"pk":["number"],"salt":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"kind":{"type":"string","enum":["strongAcid","strongBase","weakAcid","weakBase","buffer"]},"concentration":{"type":"number","minimum":1e-14,"maximum":20,"format":"double"},"pk":{"type":"number","minimum":-10,"maximum":20,"format":"double"},"salt":{"type":"number","minimum":0,"maximum":20,"format":"double","examples":[0.1]}},"required":["kind","concentration"],"additionalProperties":false};
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
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.concentration === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "concentration"},message:"must have required property '"+"concentration"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "kind") || (key0 === "concentration")) || (key0 === "pk")) || (key0 === "salt"))){
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
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((((data0 === "strongAcid") || (data0 === "strongBase")) || (data0 === "weakAcid")) || (data0 === "weakBase")) || (data0 === "buffer"))){
const err4 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema0.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.concentration !== undefined){
let data1 = data.concentration;
if(typeof data1 == "number"){
if(data1 > 20 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/concentration",schemaPath:"#/properties/concentration/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1e-14 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/concentration",schemaPath:"#/properties/concentration/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1e-14},message:"must be >= 1e-14"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/concentration",schemaPath:"#/properties/concentration/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err8 = {instancePath:instancePath+"/concentration",schemaPath:"#/properties/concentration/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pk !== undefined){
let data2 = data.pk;
if(typeof data2 == "number"){
if(data2 > 20 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/pk",schemaPath:"#/properties/pk/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < -10 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/pk",schemaPath:"#/properties/pk/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10},message:"must be >= -10"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/pk",schemaPath:"#/properties/pk/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err12 = {instancePath:instancePath+"/pk",schemaPath:"#/properties/pk/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.salt !== undefined){
let data3 = data.salt;
if(typeof data3 == "number"){
if(data3 > 20 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/salt",schemaPath:"#/properties/salt/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/salt",schemaPath:"#/properties/salt/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/salt",schemaPath:"#/properties/salt/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err16 = {instancePath:instancePath+"/salt",schemaPath:"#/properties/salt/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

