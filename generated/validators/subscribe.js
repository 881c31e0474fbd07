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
const schema0 = {"$ref":"contract#/components/schemas/SubscribeRequest"};
const schema2 = {"description":"An address to subscribe.","type":"object","required":["email"],"additionalProperties":false,"properties":{"email":{"$ref":"contract#/components/schemas/Email"}}};
const schema3 = {"description":"An e-mail address in ASCII. Write an internationalized domain in its ASCII form (`xn--...`). An address whose local part is not ASCII is refused, since many mail servers cannot deliver to it.","type":"string","format":"email","maxLength":254,"pattern":"^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$","x-pattern-words":"an e-mail address such as mira@example.org, without spaces or a display name, in ASCII (a domain of other letters as xn--...), with at most 64 characters before its @ and 63 between the dots behind it"};
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const func0 = imported0.default;
const pattern0 = new RegExp("^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$", "u");

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
if((data.email === undefined) && (missing0 = "email")){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'",schema:schema2.required,parentSchema:schema2,data}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "email")){
validate2.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema2,data}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.email !== undefined){
let data0 = data.email;
const _errs3 = errors;
if(errors === _errs3){
if(errors === _errs3){
if(typeof data0 === "string"){
if(func0(data0) > 254){
validate2.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/Email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters",schema:254,parentSchema:schema3,data:data0}];
return false;
}
else {
if(!pattern0.test(data0)){
validate2.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/Email/pattern",keyword:"pattern",params:{pattern: "^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$"},message:"must match pattern \""+"^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$"+"\"",schema:"^[!-?A-~]{1,64}@([a-zA-Z0-9-]{1,63}\\.)+[a-zA-Z0-9-]{1,63}$",parentSchema:schema3,data:data0}];
return false;
}
else {
if(!(formats0.test(data0))){
validate2.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/Email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\"",schema:"email",parentSchema:schema3,data:data0}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/email",schemaPath:"contract#/components/schemas/Email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema3.type,parentSchema:schema3,data:data0}];
return false;
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
