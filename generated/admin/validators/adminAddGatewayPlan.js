/* Written by npm run codegen from openapi.admin.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const formTypes = {"requests_per_minute":["integer"],"requests_per_day":["integer"],"tokens_per_day":["integer"],"context_window":["integer"],"retention_days":["integer"],"tool_calling":["boolean"],"priority_weight":["integer"],"concurrency":["integer"],"public":["boolean"]};
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{},"required":[],"additionalProperties":false};

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
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const body = (() => {
const exported = validate0;
const schema0 = {"type":"object","description":"The form.","required":["id","after","key_prefix","title","context_window","retention_days","tool_calling","media","priority_weight","concurrency","price_input_per_million","price_output_per_million","price_per_image","price_per_video_second","price_per_thousand_characters","monthly_price","public"],"additionalProperties":false,"properties":{"id":{"type":"string","pattern":"^[a-z][a-z0-9_-]{0,39}$","description":"Its id: lower-case letters, digits, - and _, beginning with a letter; it stays for good."},"after":{"type":"string","maxLength":100,"description":"The plan that it follows, from the cheapest up."},"title":{"type":"string","maxLength":80,"pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$","description":"Its title."},"requests_per_minute":{"type":"integer","minimum":0,"maximum":9007199254740991,"description":"Requests a minute."},"requests_per_day":{"type":"integer","minimum":0,"maximum":9007199254740991,"description":"Requests a UTC day."},"tokens_per_day":{"type":"integer","minimum":0,"maximum":9007199254740991,"description":"Tokens a UTC day."},"context_window":{"type":"integer","minimum":1,"maximum":9007199254740991,"description":"Tokens of prompt and answer."},"retention_days":{"type":"integer","minimum":1,"maximum":365,"description":"Days that its requests are kept."},"tool_calling":{"type":"boolean","default":false,"description":"Whether it may call tools."},"media":{"type":"array","items":{"type":"string","enum":["images","videos","speech"]},"default":[],"maxItems":50,"description":"What it may generate."},"priority_weight":{"type":"integer","minimum":1,"maximum":1000000,"description":"Its weight where requests wait."},"concurrency":{"type":"integer","minimum":1,"maximum":1000000,"description":"Requests at a time of one account."},"price_input_per_million":{"type":"string","pattern":"^\\d{1,14}(\\.\\d{1,6})?$","description":"Of a million prompt tokens, in IDR."},"price_output_per_million":{"type":"string","pattern":"^\\d{1,14}(\\.\\d{1,6})?$","description":"Of a million completion tokens, in IDR."},"price_per_image":{"type":"string","pattern":"^\\d{1,14}(\\.\\d{1,6})?$","description":"Of an image, in IDR."},"price_per_video_second":{"type":"string","pattern":"^\\d{1,14}(\\.\\d{1,6})?$","description":"Of a second of video, in IDR."},"price_per_thousand_characters":{"type":"string","pattern":"^\\d{1,14}(\\.\\d{1,6})?$","description":"Of 1,000 characters of speech, in IDR."},"monthly_price":{"type":"string","pattern":"^\\d{1,14}(\\.\\d{1,6})?$","description":"Of a month, in IDR."},"public":{"type":"boolean","default":false,"description":"Whether GET /pricing shows it."},"key_prefix":{"type":"string","enum":["svc_free_","svc_live_","svc_premier_","svc_platinum_"],"description":"How its keys begin."}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = imported0.default;
const pattern0 = new RegExp("^[a-z][a-z0-9_-]{0,39}$", "u");
const pattern1 = new RegExp("^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$", "u");
const pattern2 = new RegExp("^\\d{1,14}(\\.\\d{1,6})?$", "u");

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
if(data.tool_calling === undefined){
data.tool_calling = false;
}
if(data.media === undefined){
data.media = [];
}
if(data.public === undefined){
data.public = false;
}
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.after === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.key_prefix === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key_prefix"},message:"must have required property '"+"key_prefix"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.context_window === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "context_window"},message:"must have required property '"+"context_window"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.retention_days === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retention_days"},message:"must have required property '"+"retention_days"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tool_calling === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tool_calling"},message:"must have required property '"+"tool_calling"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.media === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "media"},message:"must have required property '"+"media"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.priority_weight === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "priority_weight"},message:"must have required property '"+"priority_weight"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.concurrency === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "concurrency"},message:"must have required property '"+"concurrency"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.price_input_per_million === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_input_per_million"},message:"must have required property '"+"price_input_per_million"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.price_output_per_million === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_output_per_million"},message:"must have required property '"+"price_output_per_million"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.price_per_image === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_per_image"},message:"must have required property '"+"price_per_image"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.price_per_video_second === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_per_video_second"},message:"must have required property '"+"price_per_video_second"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.price_per_thousand_characters === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "price_per_thousand_characters"},message:"must have required property '"+"price_per_thousand_characters"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.monthly_price === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "monthly_price"},message:"must have required property '"+"monthly_price"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.public === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "public"},message:"must have required property '"+"public"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err17 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err18 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_-]{0,39}$"},message:"must match pattern \""+"^[a-z][a-z0-9_-]{0,39}$"+"\""};
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
const err19 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.after !== undefined){
let data1 = data.after;
if(typeof data1 === "string"){
if(func1(data1) > 100){
const err20 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err21 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func1(data2) > 80){
const err22 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern1.test(data2)){
const err23 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$"},message:"must match pattern \""+"^[^\\p{Cc}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069]*$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.requests_per_minute !== undefined){
let data3 = data.requests_per_minute;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err25 = {instancePath:instancePath+"/requests_per_minute",schemaPath:"#/properties/requests_per_minute/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 9007199254740991 || isNaN(data3)){
const err26 = {instancePath:instancePath+"/requests_per_minute",schemaPath:"#/properties/requests_per_minute/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err27 = {instancePath:instancePath+"/requests_per_minute",schemaPath:"#/properties/requests_per_minute/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.requests_per_day !== undefined){
let data4 = data.requests_per_day;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err28 = {instancePath:instancePath+"/requests_per_day",schemaPath:"#/properties/requests_per_day/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
const err29 = {instancePath:instancePath+"/requests_per_day",schemaPath:"#/properties/requests_per_day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err30 = {instancePath:instancePath+"/requests_per_day",schemaPath:"#/properties/requests_per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.tokens_per_day !== undefined){
let data5 = data.tokens_per_day;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err31 = {instancePath:instancePath+"/tokens_per_day",schemaPath:"#/properties/tokens_per_day/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 9007199254740991 || isNaN(data5)){
const err32 = {instancePath:instancePath+"/tokens_per_day",schemaPath:"#/properties/tokens_per_day/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err33 = {instancePath:instancePath+"/tokens_per_day",schemaPath:"#/properties/tokens_per_day/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.context_window !== undefined){
let data6 = data.context_window;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err34 = {instancePath:instancePath+"/context_window",schemaPath:"#/properties/context_window/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
const err35 = {instancePath:instancePath+"/context_window",schemaPath:"#/properties/context_window/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err36 = {instancePath:instancePath+"/context_window",schemaPath:"#/properties/context_window/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(data.retention_days !== undefined){
let data7 = data.retention_days;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err37 = {instancePath:instancePath+"/retention_days",schemaPath:"#/properties/retention_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 365 || isNaN(data7)){
const err38 = {instancePath:instancePath+"/retention_days",schemaPath:"#/properties/retention_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err39 = {instancePath:instancePath+"/retention_days",schemaPath:"#/properties/retention_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(typeof data.tool_calling !== "boolean"){
const err40 = {instancePath:instancePath+"/tool_calling",schemaPath:"#/properties/tool_calling/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
let data9 = data.media;
if(Array.isArray(data9)){
if(data9.length > 50){
const err41 = {instancePath:instancePath+"/media",schemaPath:"#/properties/media/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 !== "string"){
const err42 = {instancePath:instancePath+"/media/" + i0,schemaPath:"#/properties/media/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!(((data10 === "images") || (data10 === "videos")) || (data10 === "speech"))){
const err43 = {instancePath:instancePath+"/media/" + i0,schemaPath:"#/properties/media/items/enum",keyword:"enum",params:{allowedValues: schema0.properties.media.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/media",schemaPath:"#/properties/media/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data.priority_weight !== undefined){
let data11 = data.priority_weight;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err45 = {instancePath:instancePath+"/priority_weight",schemaPath:"#/properties/priority_weight/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 1000000 || isNaN(data11)){
const err46 = {instancePath:instancePath+"/priority_weight",schemaPath:"#/properties/priority_weight/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err47 = {instancePath:instancePath+"/priority_weight",schemaPath:"#/properties/priority_weight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
if(data.concurrency !== undefined){
let data12 = data.concurrency;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err48 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 1000000 || isNaN(data12)){
const err49 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err50 = {instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
if(data.price_input_per_million !== undefined){
let data13 = data.price_input_per_million;
if(typeof data13 === "string"){
if(!pattern2.test(data13)){
const err51 = {instancePath:instancePath+"/price_input_per_million",schemaPath:"#/properties/price_input_per_million/pattern",keyword:"pattern",params:{pattern: "^\\d{1,14}(\\.\\d{1,6})?$"},message:"must match pattern \""+"^\\d{1,14}(\\.\\d{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/price_input_per_million",schemaPath:"#/properties/price_input_per_million/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.price_output_per_million !== undefined){
let data14 = data.price_output_per_million;
if(typeof data14 === "string"){
if(!pattern2.test(data14)){
const err53 = {instancePath:instancePath+"/price_output_per_million",schemaPath:"#/properties/price_output_per_million/pattern",keyword:"pattern",params:{pattern: "^\\d{1,14}(\\.\\d{1,6})?$"},message:"must match pattern \""+"^\\d{1,14}(\\.\\d{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/price_output_per_million",schemaPath:"#/properties/price_output_per_million/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.price_per_image !== undefined){
let data15 = data.price_per_image;
if(typeof data15 === "string"){
if(!pattern2.test(data15)){
const err55 = {instancePath:instancePath+"/price_per_image",schemaPath:"#/properties/price_per_image/pattern",keyword:"pattern",params:{pattern: "^\\d{1,14}(\\.\\d{1,6})?$"},message:"must match pattern \""+"^\\d{1,14}(\\.\\d{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/price_per_image",schemaPath:"#/properties/price_per_image/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.price_per_video_second !== undefined){
let data16 = data.price_per_video_second;
if(typeof data16 === "string"){
if(!pattern2.test(data16)){
const err57 = {instancePath:instancePath+"/price_per_video_second",schemaPath:"#/properties/price_per_video_second/pattern",keyword:"pattern",params:{pattern: "^\\d{1,14}(\\.\\d{1,6})?$"},message:"must match pattern \""+"^\\d{1,14}(\\.\\d{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/price_per_video_second",schemaPath:"#/properties/price_per_video_second/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.price_per_thousand_characters !== undefined){
let data17 = data.price_per_thousand_characters;
if(typeof data17 === "string"){
if(!pattern2.test(data17)){
const err59 = {instancePath:instancePath+"/price_per_thousand_characters",schemaPath:"#/properties/price_per_thousand_characters/pattern",keyword:"pattern",params:{pattern: "^\\d{1,14}(\\.\\d{1,6})?$"},message:"must match pattern \""+"^\\d{1,14}(\\.\\d{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/price_per_thousand_characters",schemaPath:"#/properties/price_per_thousand_characters/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.monthly_price !== undefined){
let data18 = data.monthly_price;
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
const err61 = {instancePath:instancePath+"/monthly_price",schemaPath:"#/properties/monthly_price/pattern",keyword:"pattern",params:{pattern: "^\\d{1,14}(\\.\\d{1,6})?$"},message:"must match pattern \""+"^\\d{1,14}(\\.\\d{1,6})?$"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/monthly_price",schemaPath:"#/properties/monthly_price/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(typeof data.public !== "boolean"){
const err63 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data.key_prefix !== undefined){
let data20 = data.key_prefix;
if(typeof data20 !== "string"){
const err64 = {instancePath:instancePath+"/key_prefix",schemaPath:"#/properties/key_prefix/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!((((data20 === "svc_free_") || (data20 === "svc_live_")) || (data20 === "svc_premier_")) || (data20 === "svc_platinum_"))){
const err65 = {instancePath:instancePath+"/key_prefix",schemaPath:"#/properties/key_prefix/enum",keyword:"enum",params:{allowedValues: schema0.properties.key_prefix.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

return exported;
})();
