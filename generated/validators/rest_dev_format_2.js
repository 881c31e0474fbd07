/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {"tabWidth":["integer"],"minify":["boolean"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"sql":{"type":"string","minLength":1,"maxLength":50000},"dialect":{"type":"string","enum":["sql","postgresql","mysql","mariadb","sqlite","transactsql","plsql","bigquery","snowflake","redshift","spark","trino","db2","duckdb","clickhouse"],"default":"sql"},"keywordCase":{"type":"string","enum":["preserve","upper","lower"],"default":"upper","examples":["upper"]},"tabWidth":{"type":"integer","minimum":1,"maximum":8,"default":2,"examples":[2]},"minify":{"type":"boolean","default":false,"examples":[true]}},"required":["sql"],"additionalProperties":false};
const func0 = imported0.default;

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
if(data.dialect === undefined){
data.dialect = "sql";
}
if(data.keywordCase === undefined){
data.keywordCase = "upper";
}
if(data.tabWidth === undefined){
data.tabWidth = 2;
}
if(data.minify === undefined){
data.minify = false;
}
if(data.sql === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sql"},message:"must have required property '"+"sql"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "sql") || (key0 === "dialect")) || (key0 === "keywordCase")) || (key0 === "tabWidth")) || (key0 === "minify"))){
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
if(data.sql !== undefined){
let data0 = data.sql;
if(typeof data0 === "string"){
if(func0(data0) > 50000){
const err2 = {instancePath:instancePath+"/sql",schemaPath:"#/properties/sql/maxLength",keyword:"maxLength",params:{limit: 50000},message:"must NOT have more than 50000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/sql",schemaPath:"#/properties/sql/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err4 = {instancePath:instancePath+"/sql",schemaPath:"#/properties/sql/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
let data1 = data.dialect;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((((((data1 === "sql") || (data1 === "postgresql")) || (data1 === "mysql")) || (data1 === "mariadb")) || (data1 === "sqlite")) || (data1 === "transactsql")) || (data1 === "plsql")) || (data1 === "bigquery")) || (data1 === "snowflake")) || (data1 === "redshift")) || (data1 === "spark")) || (data1 === "trino")) || (data1 === "db2")) || (data1 === "duckdb")) || (data1 === "clickhouse"))){
const err6 = {instancePath:instancePath+"/dialect",schemaPath:"#/properties/dialect/enum",keyword:"enum",params:{allowedValues: schema0.properties.dialect.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
let data2 = data.keywordCase;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/keywordCase",schemaPath:"#/properties/keywordCase/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data2 === "preserve") || (data2 === "upper")) || (data2 === "lower"))){
const err8 = {instancePath:instancePath+"/keywordCase",schemaPath:"#/properties/keywordCase/enum",keyword:"enum",params:{allowedValues: schema0.properties.keywordCase.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
let data3 = data.tabWidth;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/tabWidth",schemaPath:"#/properties/tabWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 8 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/tabWidth",schemaPath:"#/properties/tabWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 8},message:"must be <= 8"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/tabWidth",schemaPath:"#/properties/tabWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(typeof data.minify !== "boolean"){
const err12 = {instancePath:instancePath+"/minify",schemaPath:"#/properties/minify/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

