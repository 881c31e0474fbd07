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
const schema0 = {"$ref":"contract#/components/schemas/EmbeddingsRequest"};
const schema2 = {"description":"Texts to turn into vectors. At most 20 MB, with at most 150,000 commas, lists and objects outside strings. Fields not described here are passed to the provider.","type":"object","required":["input"],"additionalProperties":true,"properties":{"input":{"description":"One text, up to 2,048 texts, up to 8,192 token ids of one text, or up to 2,048 lists of token ids. Each input has at most as many tokens as the plan's context window; all together have at most 300,000. Token ids are those of the model's own tokenizer, and only models of providers take them.","$ref":"contract#/components/schemas/EmbeddingInput"},"model":{"description":"A model id from the catalog whose `modalities.output` has `embeddings`; the suffix `:free` and aliases\nwork too. If left out, the operator's default answers, otherwise `local/word-vectors-en-100`, which\nneeds no provider.\n\nThat model sums the vectors of a text's words, weights frequent words less, and scales the 100 numbers\nto length 1. It knows 60,000 English words and ignores word order. A text without any word that it\nknows is a 400 that names it.","type":["string","null"],"minLength":1,"maxLength":256},"encoding_format":{"description":"How vectors are written: `float` as lists of numbers, `base64` as little-endian float32.","type":["string","null"],"enum":["float","base64",null],"default":"float"},"dimensions":{"description":"Length of the vectors; only for models that can shorten theirs.","type":["integer","null"],"minimum":1,"maximum":65536},"user":{"description":"Your own identifier for the end user, for the provider's abuse monitoring.","type":["string","null"],"maxLength":512}}};
const schema3 = {"description":"A text, a list of texts, the token ids of one text, or a list of such lists.","type":["string","array"],"minLength":1,"minItems":1,"maxItems":8192,"items":{"type":["string","integer","array"],"minLength":1,"minimum":0,"maximum":4294967295,"minItems":1,"maxItems":8192,"items":{"type":"integer","minimum":0,"maximum":4294967295}}};
const func0 = imported0.default;

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
if(data.encoding_format === undefined){
data.encoding_format = "float";
}
let missing0;
if((data.input === undefined) && (missing0 = "input")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema2.required,parentSchema:schema2,data}];
return false;
}
else {
if(data.input !== undefined){
let data0 = data.input;
const _errs2 = errors;
const _errs3 = errors;
if((typeof data0 !== "string") && (!(Array.isArray(data0)))){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"contract#/components/schemas/EmbeddingInput/type",keyword:"type",params:{type: schema3.type},message:"must be string,array",schema:schema3.type,parentSchema:schema3,data:data0}];
return false;
}
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"contract#/components/schemas/EmbeddingInput/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3,data:data0}];
return false;
}
}
if(errors === _errs3){
if(Array.isArray(data0)){
if(data0.length > 8192){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"contract#/components/schemas/EmbeddingInput/maxItems",keyword:"maxItems",params:{limit: 8192},message:"must NOT have more than 8192 items",schema:8192,parentSchema:schema3,data:data0}];
return false;
}
else {
if(data0.length < 1){
validate2.errors = [{instancePath:instancePath+"/input",schemaPath:"contract#/components/schemas/EmbeddingInput/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema3,data:data0}];
return false;
}
else {
var valid2 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs5 = errors;
if(((typeof data1 !== "string") && (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1))))) && (!(Array.isArray(data1)))){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/EmbeddingInput/items/type",keyword:"type",params:{type: schema3.items.type},message:"must be string,integer,array",schema:schema3.items.type,parentSchema:schema3.items,data:data1}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 4294967295 || isNaN(data1)){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/EmbeddingInput/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema3.items,data:data1}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/EmbeddingInput/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema3.items,data:data1}];
return false;
}
}
}
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/EmbeddingInput/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3.items,data:data1}];
return false;
}
}
if(errors === _errs5){
if(Array.isArray(data1)){
if(data1.length > 8192){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/EmbeddingInput/items/maxItems",keyword:"maxItems",params:{limit: 8192},message:"must NOT have more than 8192 items",schema:8192,parentSchema:schema3.items,data:data1}];
return false;
}
else {
if(data1.length < 1){
validate2.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"contract#/components/schemas/EmbeddingInput/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema3.items,data:data1}];
return false;
}
else {
var valid3 = true;
const len1 = data1.length;
for(let i1=0; i1<len1; i1++){
let data2 = data1[i1];
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate2.errors = [{instancePath:instancePath+"/input/" + i0+"/" + i1,schemaPath:"contract#/components/schemas/EmbeddingInput/items/items/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema3.items.items.type,parentSchema:schema3.items.items,data:data2}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 4294967295 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/input/" + i0+"/" + i1,schemaPath:"contract#/components/schemas/EmbeddingInput/items/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4294967295},message:"must be <= 4294967295",schema:4294967295,parentSchema:schema3.items.items,data:data2}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate2.errors = [{instancePath:instancePath+"/input/" + i0+"/" + i1,schemaPath:"contract#/components/schemas/EmbeddingInput/items/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema3.items.items,data:data2}];
return false;
}
}
}
}
var valid3 = _errs7 === errors;
if(!valid3){
break;
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
let data3 = data.model;
const _errs9 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/type",keyword:"type",params:{type: schema2.properties.model.type},message:"must be string,null",schema:schema2.properties.model.type,parentSchema:schema2.properties.model,data:data3}];
return false;
}
if(errors === _errs9){
if(typeof data3 === "string"){
if(func0(data3) > 256){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema2.properties.model,data:data3}];
return false;
}
else {
if(func0(data3) < 1){
validate2.errors = [{instancePath:instancePath+"/model",schemaPath:"#/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema2.properties.model,data:data3}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
let data4 = data.encoding_format;
const _errs11 = errors;
if((typeof data4 !== "string") && (data4 !== null)){
validate2.errors = [{instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/type",keyword:"type",params:{type: schema2.properties.encoding_format.type},message:"must be string,null",schema:schema2.properties.encoding_format.type,parentSchema:schema2.properties.encoding_format,data:data4}];
return false;
}
if(!(((data4 === "float") || (data4 === "base64")) || (data4 === null))){
validate2.errors = [{instancePath:instancePath+"/encoding_format",schemaPath:"#/properties/encoding_format/enum",keyword:"enum",params:{allowedValues: schema2.properties.encoding_format.enum},message:"must be equal to one of the allowed values",schema:schema2.properties.encoding_format.enum,parentSchema:schema2.properties.encoding_format,data:data4}];
return false;
}
var valid0 = _errs11 === errors;
if(valid0){
if(data.dimensions !== undefined){
let data5 = data.dimensions;
const _errs13 = errors;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
validate2.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/type",keyword:"type",params:{type: schema2.properties.dimensions.type},message:"must be integer,null",schema:schema2.properties.dimensions.type,parentSchema:schema2.properties.dimensions,data:data5}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 65536 || isNaN(data5)){
validate2.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65536},message:"must be <= 65536",schema:65536,parentSchema:schema2.properties.dimensions,data:data5}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate2.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"#/properties/dimensions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema2.properties.dimensions,data:data5}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.user !== undefined){
let data6 = data.user;
const _errs15 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/type",keyword:"type",params:{type: schema2.properties.user.type},message:"must be string,null",schema:schema2.properties.user.type,parentSchema:schema2.properties.user,data:data6}];
return false;
}
if(errors === _errs15){
if(typeof data6 === "string"){
if(func0(data6) > 512){
validate2.errors = [{instancePath:instancePath+"/user",schemaPath:"#/properties/user/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema2.properties.user,data:data6}];
return false;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
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
