/* Written by npm run codegen from openapi.yaml; never edited. */
import imported0 from "ajv/dist/runtime/ucs2length.js";
export const queryTypes = {};
export const query = validate0;
const schema0 = {"type":"object","properties":{},"required":[]};

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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema0.type,parentSchema:schema0,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"dynamicProps":false,"dynamicItems":false};

export const body = (() => {
const exported = validate0;
const schema0 = {"$ref":"contract#/components/schemas/ModerationRequest"};
const schema2 = {"description":"Texts to check.","type":"object","required":["input"],"additionalProperties":false,"properties":{"input":{"description":"One text, a list of texts (one verdict each), or a list of OpenAI's content parts (one verdict for all, read as one text joined by spaces). Only text is checked: a part with an image is refused. All texts together have at most 1,000,000 characters.","$ref":"contract#/components/schemas/ModerationInput"},"model":{"description":"Accepted for compatibility with OpenAI's clients and ignored; `model` in the response names what checked the texts.","type":["string","null"],"maxLength":256},"region":{"description":"Country whose telephone numbers are recognised in national form without other signs, as a two-letter code (ISO 3166-1), such as GB. Numbers that other countries write in the same form then count as its.","type":["string","null"],"pattern":"^[A-Z]{2}$"},"x_reasons":{"description":"Whether each result lists the rules and words that its scores are made of; false by default.","type":["boolean","null"],"default":false}}};
const schema3 = {"description":"A text, a list of texts, or a list of content parts.","type":["string","array"],"minLength":1,"maxLength":100000,"minItems":1,"maxItems":100,"items":{"type":["string","object"],"minLength":1,"maxLength":100000,"required":["type"],"additionalProperties":false,"properties":{"type":{"type":"string","enum":["text","image_url"]},"text":{"type":"string","minLength":1,"maxLength":100000},"image_url":{"type":"object","additionalProperties":true}},"if":{"type":"object","required":["type"],"properties":{"type":{"const":"text"}}},"then":{"required":["text"]}}};
const func0 = imported0.default;
const pattern0 = new RegExp("^[A-Z]{2}$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate2.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.x_reasons === undefined){
data.x_reasons = false;
}
let missing0;
if((data.input === undefined) && (missing0 = "input")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema2.required,parentSchema:schema2,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "input") || (key0 === "model")) || (key0 === "region")) || (key0 === "x_reasons"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema2,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.input !== undefined){
let data0 = data.input;
const _errs2 = errors;
const _errs3 = errors;
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"contract#/components/schemas/ModerationInput/type",keyword:"type",params:{type: schema3.type},message:"must be string,array",schema:schema3.type,parentSchema:schema3,data:data0}];
return false;
}
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 100000){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"contract#/components/schemas/ModerationInput/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters",schema:100000,parentSchema:schema3,data:data0}];
return false;
}
else {
if(func0(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"contract#/components/schemas/ModerationInput/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3,data:data0}];
return false;
}
}
}
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 100){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"contract#/components/schemas/ModerationInput/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items",schema:100,parentSchema:schema3,data:data0}];
return false;
}
else {
if(data0.length < 1){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"contract#/components/schemas/ModerationInput/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema3,data:data0}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
if((typeof data1 !== "string") && (!(data1 && typeof data1 == "object" && !Array.isArray(data1)))){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/ModerationInput/items/type",keyword:"type",params:{type: schema3.items.type},message:"must be string,object",schema:schema3.items.type,parentSchema:schema3.items,data:data1}];
return false;
}
const _errs7 = errors;
let valid3 = true;
const _errs8 = errors;
if(errors === _errs8){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.type === undefined) && (missing1 = "type")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data1.type !== undefined){
if("text" !== data1.type){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.text === undefined) && (missing2 = "text")){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/ModerationInput/items/then/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'",schema:schema3.items.then.required,parentSchema:schema3.items.then,data:data1}];
return false;
}
}
var _valid0 = _errs11 === errors;
valid3 = _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/ModerationInput/items/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema",schema:schema3.items.if,parentSchema:schema3.items,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate2.errors = vErrors;
return false;
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 100000){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/ModerationInput/items/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters",schema:100000,parentSchema:schema3.items,data:data1}];
return false;
}
else {
if(func0(data1) < 1){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/ModerationInput/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3.items,data:data1}];
return false;
}
}
}
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing3;
if((data1.type === undefined) && (missing3 = "type")){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/ModerationInput/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'",schema:schema3.items.required,parentSchema:schema3.items,data:data1}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data1){
if(!(((key1 === "type") || (key1 === "text")) || (key1 === "image_url"))){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/ModerationInput/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema3.items,data:data1}];
return false;
break;
}
}
if(_errs12 === errors){
if(data1.type !== undefined){
let data3 = data1.type;
const _errs13 = errors;
if(typeof data3 !== "string"){
validate2.errors = [{instancePath:instancePath+"/input/" + i0+"/type",schemaPath:"contract#/components/schemas/ModerationInput/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.items.properties.type.type,parentSchema:schema3.items.properties.type,data:data3}];
return false;
}
if(!((data3 === "text") || (data3 === "image_url"))){
validate2.errors = [{instancePath:instancePath+"/input/" + i0+"/type",schemaPath:"contract#/components/schemas/ModerationInput/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.items.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema3.items.properties.type.enum,parentSchema:schema3.items.properties.type,data:data3}];
return false;
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.text !== undefined){
let data4 = data1.text;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data4 === "string"){
if(func0(data4) > 100000){
validate2.errors = [{instancePath:instancePath+"/input/" + i0+"/text",schemaPath:"contract#/components/schemas/ModerationInput/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 100000},message:"must NOT have more than 100000 characters",schema:100000,parentSchema:schema3.items.properties.text,data:data4}];
return false;
}
else {
if(func0(data4) < 1){
validate2.errors = [{instancePath:instancePath+"/input/" + i0+"/text",schemaPath:"contract#/components/schemas/ModerationInput/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3.items.properties.text,data:data4}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/input/" + i0+"/text",schemaPath:"contract#/components/schemas/ModerationInput/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.items.properties.text.type,parentSchema:schema3.items.properties.text,data:data4}];
return false;
}
}
var valid5 = _errs15 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data1.image_url !== undefined){
let data5 = data1.image_url;
const _errs17 = errors;
if(errors === _errs17){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
validate2.errors = [{instancePath:instancePath+"/input/" + i0+"/image_url",schemaPath:"contract#/components/schemas/ModerationInput/items/properties/image_url/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema3.items.properties.image_url.type,parentSchema:schema3.items.properties.image_url,data:data5}];
return false;
}
}
var valid5 = _errs17 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
var valid2 = _errs5 === errors;
if(!valid2){
break;
}
}
}
}
}
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data6 = data.model;
const _errs20 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema2.properties.model.type},message:"must be string,null",schema:schema2.properties.model.type,parentSchema:schema2.properties.model,data:data6}];
return false;
}
if(errors === _errs20){
if(typeof data6 === "string"){
if(func0(data6) > 256){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema2.properties.model,data:data6}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.region !== undefined){
let data7 = data.region;
const _errs22 = errors;
if((typeof data7 !== "string") && (data7 !== null)){
validate2.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/type",keyword:"type",params:{type: schema2.properties.region.type},message:"must be string,null",schema:schema2.properties.region.type,parentSchema:schema2.properties.region,data:data7}];
return false;
}
if(errors === _errs22){
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
validate2.errors = [{instancePath:instancePath+"/region",schemaPath:"#/properties/region/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\"",schema:"^[A-Z]{2}$",parentSchema:schema2.properties.region,data:data7}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data8 = data.x_reasons;
const _errs24 = errors;
if((typeof data8 !== "boolean") && (data8 !== null)){
validate2.errors = [{instancePath:instancePath+"/x_reasons",schemaPath:"#/properties/x_reasons/type",keyword:"type",params:{type: schema2.properties.x_reasons.type},message:"must be boolean,null",schema:schema2.properties.x_reasons.type,parentSchema:schema2.properties.x_reasons,data:data8}];
return false;
}
var valid0 = _errs24 === errors;
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema2.type,parentSchema:schema2,data}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}
validate2.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


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
if(!(validate2(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

return exported;
})();
