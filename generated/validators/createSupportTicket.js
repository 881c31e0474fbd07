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
const schema0 = {"$ref":"contract#/components/schemas/TicketRequest"};
const schema2 = {"description":"A message to the operator.","type":"object","required":["message"],"additionalProperties":false,"properties":{"message":{"description":"The question or problem.","type":"string","minLength":1,"maxLength":20000,"pattern":"\\S","x-pattern-words":"text that is not blank"},"email":{"description":"Where to send the reply. If left out, the operator uses the contact of the account.","$ref":"contract#/components/schemas/Email"},"subject":{"description":"One line without control characters.","type":"string","minLength":1,"maxLength":200,"pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$","x-pattern-words":"one line without control characters"}}};
const schema3 = {"description":"An e-mail address in ASCII. Write an internationalized domain in its ASCII form (`xn--...`). An address whose local part is not ASCII is refused, since many mail servers cannot deliver to it.","type":"string","format":"email","maxLength":254,"pattern":"^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$","x-pattern-words":"an e-mail address such as mira@example.org, without spaces or a display name, in ASCII (a domain of other letters as xn--...), with at most 64 characters before its @ and 63 between the dots behind it"};
const func0 = imported0.default;
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$", "u");
const pattern2 = new RegExp("^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$", "u");
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

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
if((data.message === undefined) && (missing0 = "message")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema2.required,parentSchema:schema2,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "message") || (key0 === "email")) || (key0 === "subject"))){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema2,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 20000){
validate2.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters",schema:20000,parentSchema:schema2.properties.message,data:data0}];
return false;
}
else {
if(func0(data0) < 1){
validate2.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema2.properties.message,data:data0}];
return false;
}
else {
if(!pattern0.test(data0)){
validate2.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\"",schema:"\\S",parentSchema:schema2.properties.message,data:data0}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.message.type,parentSchema:schema2.properties.message,data:data0}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) > 254){
validate2.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema3,data:data1}];
return false;
}
else {
if(!pattern1.test(data1)){
validate2.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/Email/pattern",keyword:"pattern",params:{pattern: "^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$"},message:"must match pattern \""+"^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$"+"\"",schema:"^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$",parentSchema:schema3,data:data1}];
return false;
}
else {
if(!(formats0.test(data1))){
validate2.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/Email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema3,data:data1}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/Email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.type,parentSchema:schema3,data:data1}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subject !== undefined){
let data2 = data.subject;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func0(data2) > 200){
validate2.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters",schema:200,parentSchema:schema2.properties.subject,data:data2}];
return false;
}
else {
if(func0(data2) < 1){
validate2.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema2.properties.subject,data:data2}];
return false;
}
else {
if(!pattern2.test(data2)){
validate2.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$"},message:"must match pattern \""+"^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$"+"\"",schema:"^[^\\p{Cc}\\p{Zl}\\p{Zp}]*$",parentSchema:schema2.properties.subject,data:data2}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema2.properties.subject.type,parentSchema:schema2.properties.subject,data:data2}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
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
