/* Written by npm run codegen from openapi.yaml; never edited. */
export const queryTypes = {"surah":["integer"],"ayah":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"surah":{"type":"integer","minimum":1,"maximum":114},"ayah":{"type":"integer","minimum":1,"maximum":286},"edition":{"description":"A work of commentary.","examples":["en-tafisr-ibn-kathir"],"type":"string","enum":["en-tafisr-ibn-kathir","en-al-jalalayn","en-tafsir-al-mukhtasar","en-tafsir-maarif-ul-quran","indonesian-mokhtasar","id-tafsir-as-saadi","in-tafsir-jalalayn","ar-tafsir-muyassar","ar-tafsir-ibn-kathir","ar-tafsir-al-tabari"],"default":"en-tafisr-ibn-kathir"}},"required":["surah","ayah"],"additionalProperties":false};

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
if(data.edition === undefined){
data.edition = "en-tafisr-ibn-kathir";
}
if(data.surah === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surah"},message:"must have required property '"+"surah"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ayah === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ayah"},message:"must have required property '"+"ayah"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "surah") || (key0 === "ayah")) || (key0 === "edition"))){
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
if(data.surah !== undefined){
let data0 = data.surah;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/surah",schemaPath:"#/properties/surah/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 114 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/surah",schemaPath:"#/properties/surah/maximum",keyword:"maximum",params:{comparison: "<=", limit: 114},message:"must be <= 114"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/surah",schemaPath:"#/properties/surah/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
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
if(data.ayah !== undefined){
let data1 = data.ayah;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/ayah",schemaPath:"#/properties/ayah/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 286 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/ayah",schemaPath:"#/properties/ayah/maximum",keyword:"maximum",params:{comparison: "<=", limit: 286},message:"must be <= 286"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/ayah",schemaPath:"#/properties/ayah/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
let data2 = data.edition;
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((((data2 === "en-tafisr-ibn-kathir") || (data2 === "en-al-jalalayn")) || (data2 === "en-tafsir-al-mukhtasar")) || (data2 === "en-tafsir-maarif-ul-quran")) || (data2 === "indonesian-mokhtasar")) || (data2 === "id-tafsir-as-saadi")) || (data2 === "in-tafsir-jalalayn")) || (data2 === "ar-tafsir-muyassar")) || (data2 === "ar-tafsir-ibn-kathir")) || (data2 === "ar-tafsir-al-tabari"))){
const err10 = {instancePath:instancePath+"/edition",schemaPath:"#/properties/edition/enum",keyword:"enum",params:{allowedValues: schema0.properties.edition.enum},message:"must be equal to one of the allowed values"};
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

