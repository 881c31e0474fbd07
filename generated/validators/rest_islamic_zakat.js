/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"goldPrice":["number"],"silverPrice":["number"],"cash":["number"],"goldGrams":["number"],"silverGrams":["number"],"investments":["number"],"tradeGoods":["number"],"receivables":["number"],"debts":["number"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"goldPrice":{"type":"number","format":"double","minimum":0.000001,"maximum":1000000000000},"silverPrice":{"type":"number","format":"double","minimum":0,"maximum":1000000000000,"default":0,"examples":[1.2]},"cash":{"type":"number","format":"double","minimum":0,"maximum":1000000000000000,"default":0},"goldGrams":{"type":"number","format":"double","minimum":0,"maximum":1000000000,"default":0},"silverGrams":{"type":"number","format":"double","minimum":0,"maximum":1000000000,"default":0,"examples":[100]},"investments":{"type":"number","format":"double","minimum":0,"maximum":1000000000000000,"default":0,"examples":[5000]},"tradeGoods":{"type":"number","format":"double","minimum":0,"maximum":1000000000000000,"default":0,"examples":[2500]},"receivables":{"type":"number","format":"double","minimum":0,"maximum":1000000000000000,"default":0,"examples":[800]},"debts":{"type":"number","format":"double","minimum":0,"maximum":1000000000000000,"default":0},"nisab":{"description":"Metal that sets the threshold.","examples":["gold"],"type":"string","enum":["gold","silver"],"default":"gold"},"year":{"type":"string","enum":["lunar","solar"],"default":"lunar","examples":["solar"]}},"required":["goldPrice"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
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
if(data.silverPrice === undefined){
data.silverPrice = 0;
}
if(data.cash === undefined){
data.cash = 0;
}
if(data.goldGrams === undefined){
data.goldGrams = 0;
}
if(data.silverGrams === undefined){
data.silverGrams = 0;
}
if(data.investments === undefined){
data.investments = 0;
}
if(data.tradeGoods === undefined){
data.tradeGoods = 0;
}
if(data.receivables === undefined){
data.receivables = 0;
}
if(data.debts === undefined){
data.debts = 0;
}
if(data.nisab === undefined){
data.nisab = "gold";
}
if(data.year === undefined){
data.year = "lunar";
}
if(data.goldPrice === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goldPrice"},message:"must have required property '"+"goldPrice"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
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
if(data.goldPrice !== undefined){
let data0 = data.goldPrice;
if(typeof data0 == "number"){
if(data0 > 1000000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/goldPrice",schemaPath:"#/properties/goldPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0.000001 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/goldPrice",schemaPath:"#/properties/goldPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.000001},message:"must be >= 0.000001"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/goldPrice",schemaPath:"#/properties/goldPrice/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err5 = {instancePath:instancePath+"/goldPrice",schemaPath:"#/properties/goldPrice/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let data1 = data.silverPrice;
if(typeof data1 == "number"){
if(data1 > 1000000000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/silverPrice",schemaPath:"#/properties/silverPrice/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/silverPrice",schemaPath:"#/properties/silverPrice/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data1))){
const err8 = {instancePath:instancePath+"/silverPrice",schemaPath:"#/properties/silverPrice/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err9 = {instancePath:instancePath+"/silverPrice",schemaPath:"#/properties/silverPrice/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data2 = data.cash;
if(typeof data2 == "number"){
if(data2 > 1000000000000000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/cash",schemaPath:"#/properties/cash/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/cash",schemaPath:"#/properties/cash/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/cash",schemaPath:"#/properties/cash/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err13 = {instancePath:instancePath+"/cash",schemaPath:"#/properties/cash/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data3 = data.goldGrams;
if(typeof data3 == "number"){
if(data3 > 1000000000 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/goldGrams",schemaPath:"#/properties/goldGrams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/goldGrams",schemaPath:"#/properties/goldGrams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(formats0.validate(data3))){
const err16 = {instancePath:instancePath+"/goldGrams",schemaPath:"#/properties/goldGrams/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/goldGrams",schemaPath:"#/properties/goldGrams/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
let data4 = data.silverGrams;
if(typeof data4 == "number"){
if(data4 > 1000000000 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/silverGrams",schemaPath:"#/properties/silverGrams/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/silverGrams",schemaPath:"#/properties/silverGrams/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(formats0.validate(data4))){
const err20 = {instancePath:instancePath+"/silverGrams",schemaPath:"#/properties/silverGrams/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/silverGrams",schemaPath:"#/properties/silverGrams/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
let data5 = data.investments;
if(typeof data5 == "number"){
if(data5 > 1000000000000000 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/investments",schemaPath:"#/properties/investments/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/investments",schemaPath:"#/properties/investments/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(formats0.validate(data5))){
const err24 = {instancePath:instancePath+"/investments",schemaPath:"#/properties/investments/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/investments",schemaPath:"#/properties/investments/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
let data6 = data.tradeGoods;
if(typeof data6 == "number"){
if(data6 > 1000000000000000 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/tradeGoods",schemaPath:"#/properties/tradeGoods/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/tradeGoods",schemaPath:"#/properties/tradeGoods/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats0.validate(data6))){
const err28 = {instancePath:instancePath+"/tradeGoods",schemaPath:"#/properties/tradeGoods/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/tradeGoods",schemaPath:"#/properties/tradeGoods/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
let data7 = data.receivables;
if(typeof data7 == "number"){
if(data7 > 1000000000000000 || isNaN(data7)){
const err30 = {instancePath:instancePath+"/receivables",schemaPath:"#/properties/receivables/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err31 = {instancePath:instancePath+"/receivables",schemaPath:"#/properties/receivables/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats0.validate(data7))){
const err32 = {instancePath:instancePath+"/receivables",schemaPath:"#/properties/receivables/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/receivables",schemaPath:"#/properties/receivables/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
let data8 = data.debts;
if(typeof data8 == "number"){
if(data8 > 1000000000000000 || isNaN(data8)){
const err34 = {instancePath:instancePath+"/debts",schemaPath:"#/properties/debts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err35 = {instancePath:instancePath+"/debts",schemaPath:"#/properties/debts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(formats0.validate(data8))){
const err36 = {instancePath:instancePath+"/debts",schemaPath:"#/properties/debts/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/debts",schemaPath:"#/properties/debts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
let data9 = data.nisab;
if(typeof data9 !== "string"){
const err38 = {instancePath:instancePath+"/nisab",schemaPath:"#/properties/nisab/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!((data9 === "gold") || (data9 === "silver"))){
const err39 = {instancePath:instancePath+"/nisab",schemaPath:"#/properties/nisab/enum",keyword:"enum",params:{allowedValues: schema0.properties.nisab.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
let data10 = data.year;
if(typeof data10 !== "string"){
const err40 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data10 === "lunar") || (data10 === "solar"))){
const err41 = {instancePath:instancePath+"/year",schemaPath:"#/properties/year/enum",keyword:"enum",params:{allowedValues: schema0.properties.year.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

