// @ts-self-types="./contact-message.d.ts"
// Generated from schema/ by "npm run generate". Do not edit.
"use strict";
export const validate = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"ContactMessage","description":"What a visitor sends with the contact form, after cleaning: normalized (NFC), control characters out, trimmed. Lengths count Unicode code points. The texts under \"messages\" are shown beneath the field, in the browser and by the function alike.","type":"object","additionalProperties":false,"required":["name","email","message"],"properties":{"name":{"type":"string","description":"The visitor's name.","minLength":1,"maxLength":100,"messages":{"required":"Name is required","type":"Name must be text","maxLength":"Name must be at most 100 characters"}},"email":{"type":"string","description":"The address to answer to.","maxLength":255,"pattern":"^[^\\s@<>()\\[\\],;:\"\\\\]+@[^\\s@<>()\\[\\],;:\"\\\\.]+(\\.[^\\s@<>()\\[\\],;:\"\\\\.]+)+$","messages":{"required":"Invalid email address","pattern":"Invalid email address","type":"Email must be text","maxLength":"Email must be at most 255 characters"}},"company":{"type":"string","description":"The visitor's company, if given.","maxLength":100,"messages":{"type":"Company must be text","maxLength":"Company must be at most 100 characters"}},"phone":{"type":"string","description":"A telephone number as the visitor wrote it, if given.","maxLength":20,"messages":{"type":"Phone must be text","maxLength":"Phone must be at most 20 characters"}},"about":{"type":"string","description":"What it is about, by its name on the site, where the visitor came from something in particular.","minLength":1,"maxLength":200,"messages":{"type":"About must be text","maxLength":"About must be at most 200 characters"}},"message":{"type":"string","description":"What the visitor wants to say; line breaks are kept.","minLength":1,"maxLength":1000,"messages":{"required":"Message is required","type":"Message must be text","maxLength":"Message must be at most 1000 characters"}}}};
const func2 = (text) => (/[\uD800-\uDBFF]/.test(text) ? [...text].length : text.length);
const pattern0 = new RegExp("^[^\\s@<>()\\[\\],;:\"\\\\]+@[^\\s@<>()\\[\\],;:\"\\\\.]+(\\.[^\\s@<>()\\[\\],;:\"\\\\.]+)+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "name") || (key0 === "email")) || (key0 === "company")) || (key0 === "phone")) || (key0 === "about")) || (key0 === "message"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func2(data1) > 255){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@<>()\\[\\],;:\"\\\\]+@[^\\s@<>()\\[\\],;:\"\\\\.]+(\\.[^\\s@<>()\\[\\],;:\"\\\\.]+)+$"},message:"must match pattern \""+"^[^\\s@<>()\\[\\],;:\"\\\\]+@[^\\s@<>()\\[\\],;:\"\\\\.]+(\\.[^\\s@<>()\\[\\],;:\"\\\\.]+)+$"+"\""};
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
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.company !== undefined){
let data2 = data.company;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err10 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
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
const err11 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(func2(data3) > 20){
const err12 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
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
const err13 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.about !== undefined){
let data4 = data.about;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err14 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data4) < 1){
const err15 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.message !== undefined){
let data5 = data.message;
if(typeof data5 === "string"){
if(func2(data5) > 1000){
const err17 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data5) < 1){
const err18 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err19 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
