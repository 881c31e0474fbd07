/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv-formats/dist/formats.js";
export const queryTypes = {"estate":["number"],"debts":["number"],"bequest":["number"],"husband":["integer"],"wives":["integer"],"sons":["integer"],"daughters":["integer"],"sonsSons":["integer"],"sonsDaughters":["integer"],"father":["integer"],"mother":["integer"],"paternalGrandfather":["integer"],"paternalGrandmother":["integer"],"maternalGrandmother":["integer"],"fullBrothers":["integer"],"fullSisters":["integer"],"paternalBrothers":["integer"],"paternalSisters":["integer"],"maternalBrothers":["integer"],"maternalSisters":["integer"]};
export const query = validate0;
const schema0 = {"type":"object","properties":{"estate":{"type":"number","format":"double","minimum":0.01,"maximum":1000000000000000},"debts":{"type":"number","format":"double","minimum":0,"maximum":1000000000000000,"default":0,"examples":[2000]},"bequest":{"type":"number","format":"double","minimum":0,"maximum":1000000000000000,"default":0,"examples":[3000]},"husband":{"type":"integer","minimum":0,"maximum":1,"default":0,"examples":[1]},"wives":{"type":"integer","minimum":0,"maximum":4,"default":0},"sons":{"type":"integer","minimum":0,"maximum":50,"default":0,"examples":[1]},"daughters":{"type":"integer","minimum":0,"maximum":50,"default":0},"sonsSons":{"type":"integer","minimum":0,"maximum":50,"default":0,"examples":[1]},"sonsDaughters":{"type":"integer","minimum":0,"maximum":50,"default":0,"examples":[1]},"father":{"type":"integer","minimum":0,"maximum":1,"default":0},"mother":{"type":"integer","minimum":0,"maximum":1,"default":0},"paternalGrandfather":{"type":"integer","minimum":0,"maximum":1,"default":0,"examples":[1]},"paternalGrandmother":{"type":"integer","minimum":0,"maximum":1,"default":0,"examples":[1]},"maternalGrandmother":{"type":"integer","minimum":0,"maximum":1,"default":0,"examples":[1]},"fullBrothers":{"type":"integer","minimum":0,"maximum":50,"default":0,"examples":[2]},"fullSisters":{"type":"integer","minimum":0,"maximum":50,"default":0,"examples":[1]},"paternalBrothers":{"type":"integer","minimum":0,"maximum":50,"default":0,"examples":[1]},"paternalSisters":{"type":"integer","minimum":0,"maximum":50,"default":0,"examples":[1]},"maternalBrothers":{"type":"integer","minimum":0,"maximum":50,"default":0,"examples":[1]},"maternalSisters":{"type":"integer","minimum":0,"maximum":50,"default":0,"examples":[1]}},"required":["estate"],"additionalProperties":false};
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
if(data.debts === undefined){
data.debts = 0;
}
if(data.bequest === undefined){
data.bequest = 0;
}
if(data.husband === undefined){
data.husband = 0;
}
if(data.wives === undefined){
data.wives = 0;
}
if(data.sons === undefined){
data.sons = 0;
}
if(data.daughters === undefined){
data.daughters = 0;
}
if(data.sonsSons === undefined){
data.sonsSons = 0;
}
if(data.sonsDaughters === undefined){
data.sonsDaughters = 0;
}
if(data.father === undefined){
data.father = 0;
}
if(data.mother === undefined){
data.mother = 0;
}
if(data.paternalGrandfather === undefined){
data.paternalGrandfather = 0;
}
if(data.paternalGrandmother === undefined){
data.paternalGrandmother = 0;
}
if(data.maternalGrandmother === undefined){
data.maternalGrandmother = 0;
}
if(data.fullBrothers === undefined){
data.fullBrothers = 0;
}
if(data.fullSisters === undefined){
data.fullSisters = 0;
}
if(data.paternalBrothers === undefined){
data.paternalBrothers = 0;
}
if(data.paternalSisters === undefined){
data.paternalSisters = 0;
}
if(data.maternalBrothers === undefined){
data.maternalBrothers = 0;
}
if(data.maternalSisters === undefined){
data.maternalSisters = 0;
}
if(data.estate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estate"},message:"must have required property '"+"estate"+"'"};
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
if(data.estate !== undefined){
let data0 = data.estate;
if(typeof data0 == "number"){
if(data0 > 1000000000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/estate",schemaPath:"#/properties/estate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 0.01 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/estate",schemaPath:"#/properties/estate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01},message:"must be >= 0.01"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/estate",schemaPath:"#/properties/estate/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err5 = {instancePath:instancePath+"/estate",schemaPath:"#/properties/estate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
let data1 = data.debts;
if(typeof data1 == "number"){
if(data1 > 1000000000000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/debts",schemaPath:"#/properties/debts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/debts",schemaPath:"#/properties/debts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.validate(data1))){
const err8 = {instancePath:instancePath+"/debts",schemaPath:"#/properties/debts/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err9 = {instancePath:instancePath+"/debts",schemaPath:"#/properties/debts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
let data2 = data.bequest;
if(typeof data2 == "number"){
if(data2 > 1000000000000000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/bequest",schemaPath:"#/properties/bequest/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000000},message:"must be <= 1000000000000000"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/bequest",schemaPath:"#/properties/bequest/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/bequest",schemaPath:"#/properties/bequest/format",keyword:"format",params:{format: "double"},message:"must match format \""+"double"+"\""};
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
const err13 = {instancePath:instancePath+"/bequest",schemaPath:"#/properties/bequest/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
let data3 = data.husband;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err14 = {instancePath:instancePath+"/husband",schemaPath:"#/properties/husband/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/husband",schemaPath:"#/properties/husband/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/husband",schemaPath:"#/properties/husband/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
let data4 = data.wives;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err17 = {instancePath:instancePath+"/wives",schemaPath:"#/properties/wives/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 4 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/wives",schemaPath:"#/properties/wives/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/wives",schemaPath:"#/properties/wives/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
let data5 = data.sons;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err20 = {instancePath:instancePath+"/sons",schemaPath:"#/properties/sons/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 50 || isNaN(data5)){
const err21 = {instancePath:instancePath+"/sons",schemaPath:"#/properties/sons/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/sons",schemaPath:"#/properties/sons/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
let data6 = data.daughters;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err23 = {instancePath:instancePath+"/daughters",schemaPath:"#/properties/daughters/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 50 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/daughters",schemaPath:"#/properties/daughters/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/daughters",schemaPath:"#/properties/daughters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
let data7 = data.sonsSons;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err26 = {instancePath:instancePath+"/sonsSons",schemaPath:"#/properties/sonsSons/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 50 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/sonsSons",schemaPath:"#/properties/sonsSons/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/sonsSons",schemaPath:"#/properties/sonsSons/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
let data8 = data.sonsDaughters;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err29 = {instancePath:instancePath+"/sonsDaughters",schemaPath:"#/properties/sonsDaughters/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 50 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/sonsDaughters",schemaPath:"#/properties/sonsDaughters/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/sonsDaughters",schemaPath:"#/properties/sonsDaughters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
let data9 = data.father;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err32 = {instancePath:instancePath+"/father",schemaPath:"#/properties/father/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 1 || isNaN(data9)){
const err33 = {instancePath:instancePath+"/father",schemaPath:"#/properties/father/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/father",schemaPath:"#/properties/father/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
let data10 = data.mother;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err35 = {instancePath:instancePath+"/mother",schemaPath:"#/properties/mother/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 1 || isNaN(data10)){
const err36 = {instancePath:instancePath+"/mother",schemaPath:"#/properties/mother/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/mother",schemaPath:"#/properties/mother/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
let data11 = data.paternalGrandfather;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err38 = {instancePath:instancePath+"/paternalGrandfather",schemaPath:"#/properties/paternalGrandfather/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 1 || isNaN(data11)){
const err39 = {instancePath:instancePath+"/paternalGrandfather",schemaPath:"#/properties/paternalGrandfather/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/paternalGrandfather",schemaPath:"#/properties/paternalGrandfather/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
let data12 = data.paternalGrandmother;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err41 = {instancePath:instancePath+"/paternalGrandmother",schemaPath:"#/properties/paternalGrandmother/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 1 || isNaN(data12)){
const err42 = {instancePath:instancePath+"/paternalGrandmother",schemaPath:"#/properties/paternalGrandmother/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err43 = {instancePath:instancePath+"/paternalGrandmother",schemaPath:"#/properties/paternalGrandmother/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
let data13 = data.maternalGrandmother;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err44 = {instancePath:instancePath+"/maternalGrandmother",schemaPath:"#/properties/maternalGrandmother/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 1 || isNaN(data13)){
const err45 = {instancePath:instancePath+"/maternalGrandmother",schemaPath:"#/properties/maternalGrandmother/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err46 = {instancePath:instancePath+"/maternalGrandmother",schemaPath:"#/properties/maternalGrandmother/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
let data14 = data.fullBrothers;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err47 = {instancePath:instancePath+"/fullBrothers",schemaPath:"#/properties/fullBrothers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 > 50 || isNaN(data14)){
const err48 = {instancePath:instancePath+"/fullBrothers",schemaPath:"#/properties/fullBrothers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err49 = {instancePath:instancePath+"/fullBrothers",schemaPath:"#/properties/fullBrothers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
let data15 = data.fullSisters;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err50 = {instancePath:instancePath+"/fullSisters",schemaPath:"#/properties/fullSisters/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 50 || isNaN(data15)){
const err51 = {instancePath:instancePath+"/fullSisters",schemaPath:"#/properties/fullSisters/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data15 < 0 || isNaN(data15)){
const err52 = {instancePath:instancePath+"/fullSisters",schemaPath:"#/properties/fullSisters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
let data16 = data.paternalBrothers;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
const err53 = {instancePath:instancePath+"/paternalBrothers",schemaPath:"#/properties/paternalBrothers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(typeof data16 == "number"){
if(data16 > 50 || isNaN(data16)){
const err54 = {instancePath:instancePath+"/paternalBrothers",schemaPath:"#/properties/paternalBrothers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err55 = {instancePath:instancePath+"/paternalBrothers",schemaPath:"#/properties/paternalBrothers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
let data17 = data.paternalSisters;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
const err56 = {instancePath:instancePath+"/paternalSisters",schemaPath:"#/properties/paternalSisters/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(typeof data17 == "number"){
if(data17 > 50 || isNaN(data17)){
const err57 = {instancePath:instancePath+"/paternalSisters",schemaPath:"#/properties/paternalSisters/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data17 < 0 || isNaN(data17)){
const err58 = {instancePath:instancePath+"/paternalSisters",schemaPath:"#/properties/paternalSisters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
let data18 = data.maternalBrothers;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err59 = {instancePath:instancePath+"/maternalBrothers",schemaPath:"#/properties/maternalBrothers/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 50 || isNaN(data18)){
const err60 = {instancePath:instancePath+"/maternalBrothers",schemaPath:"#/properties/maternalBrothers/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err61 = {instancePath:instancePath+"/maternalBrothers",schemaPath:"#/properties/maternalBrothers/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
let data19 = data.maternalSisters;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err62 = {instancePath:instancePath+"/maternalSisters",schemaPath:"#/properties/maternalSisters/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 50 || isNaN(data19)){
const err63 = {instancePath:instancePath+"/maternalSisters",schemaPath:"#/properties/maternalSisters/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err64 = {instancePath:instancePath+"/maternalSisters",schemaPath:"#/properties/maternalSisters/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

