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
const schema0 = {"$ref":"contract#/components/schemas/BatchRequest"};
const schema2 = {"description":"A batch of chat completion requests.","type":"object","required":["requests"],"additionalProperties":false,"properties":{"requests":{"description":"The requests, each with its own `custom_id`. All together take at most 32 MB.","type":"array","minItems":1,"maxItems":10000,"items":{"$ref":"contract#/components/schemas/BatchRequestItem"}},"metadata":{"description":"Up to 16 short texts of your own, returned with the batch. They are Unicode without U+0000.","type":["object","null"],"maxProperties":16,"propertyNames":{"type":"string","maxLength":64,"pattern":"^[^\\u0000\\ud800-\\udfff]*$","x-pattern-words":"Unicode text without U+0000"},"additionalProperties":{"type":"string","maxLength":512,"pattern":"^[^\\u0000\\ud800-\\udfff]*$","x-pattern-words":"Unicode text without U+0000"}}}};
const schema3 = {"description":"One request of a batch.","type":"object","required":["custom_id","body"],"additionalProperties":false,"properties":{"custom_id":{"description":"Your own name for the request, unique within the batch. It identifies the result.","type":"string","minLength":1,"maxLength":256,"pattern":"^[^\\u0000-\\u001f\\ud800-\\udfff]+$","x-pattern-words":"Unicode text without control characters"},"body":{"description":"The body of a `POST /chat/completions` without `stream`, at most 4 MB (4,194,304 bytes of JSON). It is validated when its turn comes: what is wrong with it (an unknown model, a parameter out of bounds, `stream`) fails this request alone.","type":"object","additionalProperties":true},"method":{"description":"Always POST, as in OpenAI's batch files.","type":"string","const":"POST"},"url":{"description":"Always the path of chat completions, as in OpenAI's batch files.","type":"string","const":"/v1/chat/completions"}}};
const func0 = imported0.default;
const pattern0 = new RegExp("^[^\\u0000-\\u001f\\ud800-\\udfff]+$", "u");
const pattern1 = new RegExp("^[^\\u0000\\ud800-\\udfff]*$", "u");

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
let missing0;
if((data.requests === undefined) && (missing0 = "requests")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema2.required,parentSchema:schema2,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "requests") || (key0 === "metadata"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema2,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.requests !== undefined){
let data0 = data.requests;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 10000){
validate2.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items",schema:10000,parentSchema:schema2.properties.requests,data:data0}];
return false;
}
else {
if(data0.length < 1){
validate2.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema2.properties.requests,data:data0}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.custom_id === undefined) && (missing1 = "custom_id")) || ((data1.body === undefined) && (missing1 = "body"))){
validate2.errors = [{instancePath:instancePath+"/requests/" + i0,schemaPath:"contract#/components/schemas/BatchRequestItem/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'",schema:schema3.required,parentSchema:schema3,data:data1}];
return false;
}
else {
const _errs7 = errors;
for(const key1 in data1){
if(!((((key1 === "custom_id") || (key1 === "body")) || (key1 === "method")) || (key1 === "url"))){
validate2.errors = [{instancePath:instancePath+"/requests/" + i0,schemaPath:"contract#/components/schemas/BatchRequestItem/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema3,data:data1}];
return false;
break;
}
}
if(_errs7 === errors){
if(data1.custom_id !== undefined){
let data2 = data1.custom_id;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) > 256){
validate2.errors = [{instancePath:instancePath+"/requests/" + i0+"/custom_id",schemaPath:"contract#/components/schemas/BatchRequestItem/properties/custom_id/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters",schema:256,parentSchema:schema3.properties.custom_id,data:data2}];
return false;
}
else {
if(func0(data2) < 1){
validate2.errors = [{instancePath:instancePath+"/requests/" + i0+"/custom_id",schemaPath:"contract#/components/schemas/BatchRequestItem/properties/custom_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema3.properties.custom_id,data:data2}];
return false;
}
else {
if(!pattern0.test(data2)){
validate2.errors = [{instancePath:instancePath+"/requests/" + i0+"/custom_id",schemaPath:"contract#/components/schemas/BatchRequestItem/properties/custom_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\ud800-\\udfff]+$"},message:"must match pattern \""+"^[^\\u0000-\\u001f\\ud800-\\udfff]+$"+"\"",schema:"^[^\\u0000-\\u001f\\ud800-\\udfff]+$",parentSchema:schema3.properties.custom_id,data:data2}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/requests/" + i0+"/custom_id",schemaPath:"contract#/components/schemas/BatchRequestItem/properties/custom_id/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.properties.custom_id.type,parentSchema:schema3.properties.custom_id,data:data2}];
return false;
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.body !== undefined){
let data3 = data1.body;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
}
else {
validate2.errors = [{instancePath:instancePath+"/requests/" + i0+"/body",schemaPath:"contract#/components/schemas/BatchRequestItem/properties/body/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema3.properties.body.type,parentSchema:schema3.properties.body,data:data3}];
return false;
}
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.method !== undefined){
let data4 = data1.method;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate2.errors = [{instancePath:instancePath+"/requests/" + i0+"/method",schemaPath:"contract#/components/schemas/BatchRequestItem/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.properties.method.type,parentSchema:schema3.properties.method,data:data4}];
return false;
}
if("POST" !== data4){
validate2.errors = [{instancePath:instancePath+"/requests/" + i0+"/method",schemaPath:"contract#/components/schemas/BatchRequestItem/properties/method/const",keyword:"const",params:{allowedValue: "POST"},message:"must be equal to constant",schema:"POST",parentSchema:schema3.properties.method,data:data4}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.url !== undefined){
let data5 = data1.url;
const _errs15 = errors;
if(typeof data5 !== "string"){
validate2.errors = [{instancePath:instancePath+"/requests/" + i0+"/url",schemaPath:"contract#/components/schemas/BatchRequestItem/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.properties.url.type,parentSchema:schema3.properties.url,data:data5}];
return false;
}
if("/v1/chat/completions" !== data5){
validate2.errors = [{instancePath:instancePath+"/requests/" + i0+"/url",schemaPath:"contract#/components/schemas/BatchRequestItem/properties/url/const",keyword:"const",params:{allowedValue: "/v1/chat/completions"},message:"must be equal to constant",schema:"/v1/chat/completions",parentSchema:schema3.properties.url,data:data5}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/requests/" + i0,schemaPath:"contract#/components/schemas/BatchRequestItem/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema3.type,parentSchema:schema3,data:data1}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/requests",schemaPath:"#/properties/requests/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema2.properties.requests.type,parentSchema:schema2.properties.requests,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metadata !== undefined){
let data6 = data.metadata;
const _errs17 = errors;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
validate2.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: schema2.properties.metadata.type},message:"must be object,null",schema:schema2.properties.metadata.type,parentSchema:schema2.properties.metadata,data:data6}];
return false;
}
if(errors === _errs17){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 16){
validate2.errors = [{instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/maxProperties",keyword:"maxProperties",params:{limit: 16},message:"must NOT have more than 16 properties",schema:16,parentSchema:schema2.properties.metadata,data:data6}];
return false;
}
else {
for(const key2 in data6){
const _errs19 = errors;
if(errors === _errs19){
if(typeof key2 === "string"){
if(func0(key2) > 64){
const err0 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters",schema:64,parentSchema:schema2.properties.metadata.propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!pattern1.test(key2)){
const err1 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\ud800-\\udfff]*$"},message:"must match pattern \""+"^[^\\u0000\\ud800-\\udfff]*$"+"\"",schema:"^[^\\u0000\\ud800-\\udfff]*$",parentSchema:schema2.properties.metadata.propertyNames,data:key2,propertyName:key2};
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
else {
const err2 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.metadata.propertyNames.type,parentSchema:schema2.properties.metadata.propertyNames,data:key2,propertyName:key2};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var valid4 = _errs19 === errors;
if(!valid4){
const err3 = {instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid",schema:schema2.properties.metadata.propertyNames,parentSchema:schema2.properties.metadata,data:data6};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate2.errors = vErrors;
return false;
break;
}
}
if(valid4){
for(const key3 in data6){
let data7 = data6[key3];
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(func0(data7) > 512){
validate2.errors = [{instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters",schema:512,parentSchema:schema2.properties.metadata.additionalProperties,data:data7}];
return false;
}
else {
if(!pattern1.test(data7)){
validate2.errors = [{instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000\\ud800-\\udfff]*$"},message:"must match pattern \""+"^[^\\u0000\\ud800-\\udfff]*$"+"\"",schema:"^[^\\u0000\\ud800-\\udfff]*$",parentSchema:schema2.properties.metadata.additionalProperties,data:data7}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/metadata/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/metadata/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.metadata.additionalProperties.type,parentSchema:schema2.properties.metadata.additionalProperties,data:data7}];
return false;
}
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
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
