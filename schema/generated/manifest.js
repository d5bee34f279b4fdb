// Generated from schema/ by "npm run generate". Do not edit.
"use strict";
export const validate = validate21;
const schema6 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Manifest","description":"Everything that a site says and shows.","type":"object","additionalProperties":false,"required":["manifestVersion","site","navigation","footer","pages","notFound"],"properties":{"$schema":{"type":"string","description":"Where this description lies, so that editors can complete and explain."},"manifestVersion":{"const":1,"description":"The version of this file's shape."},"site":{"$ref":"site.schema.json"},"navigation":{"$ref":"navigation.schema.json"},"footer":{"$ref":"footer.schema.json"},"redirects":{"type":"array","minItems":0,"items":{"title":"Redirect","description":"A former address and where it leads now.","type":"object","additionalProperties":false,"required":["from","to"],"properties":{"from":{"title":"Former address","$ref":"definitions.schema.json#/definitions/path"},"to":{"title":"Leads to now","$ref":"definitions.schema.json#/definitions/link"}}},"description":"Former addresses and where they lead now."},"shared":{"title":"Shared blocks","type":"object","description":"Blocks that several pages show, by name.","additionalProperties":{"$ref":"generated/block.schema.json"}},"forms":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"$ref":"form.schema.json"},"description":"Forms with fields of the site's own, by name: small letters from a to z, digits and hyphens."},"pages":{"type":["array","object"],"minItems":1,"items":{"$ref":"page.schema.json"},"additionalProperties":false,"required":["include"],"properties":{"include":{"type":"string","minLength":1,"examples":["pages/**/*.json"],"description":"The files with a page each, below the manifest's folder."}},"description":"The pages, in order; or where the files are in which they stand."},"notFound":{"$ref":"not-found-page.schema.json"},"accepted":{"title":"Accepted findings","type":"array","minItems":1,"items":{"title":"Acceptance","description":"A warning that is meant to be, and why.","type":"object","additionalProperties":false,"required":["code","reason"],"properties":{"code":{"title":"Kind of finding","type":"string","enum":["variable-unused","variable-written-out","shared-unused","table-row-uneven","redirect-chain","link-other-language","link-to-redirect","link-external-broken","page-unlinked","entry-missing","list-again","list-empty","list-unknown-tag","tag-alike","title-alike","title-too-long","description-alike","description-too-long","heading-order","image-without-text","image-size-wrong","structured-data-incomplete","structured-data-unshown","rating-self-serving","contrast-too-low","colours-hidden","markup-not-shown","sentence-long","texts-english","texts-missing","translation-missing","translation-unmarked","translation-older"],"description":"The kind of warning, as the list of findings names it."},"page":{"title":"Page","$ref":"definitions.schema.json#/definitions/path","description":"The path of the page that it is about; without one, the whole site."},"about":{"title":"Only where it quotes","examples":["/old-page"],"type":"string","format":"note","minLength":1,"description":"Words that the warning quotes, such as a link, where only that one is meant."},"reason":{"examples":["The partner asked for this address."],"type":"string","format":"note","minLength":1,"description":"Why it is meant to be, for the next person."}}},"description":"Warnings that are meant to be, each with its reason; they are no longer reported."}}};
const func2 = Object.prototype.hasOwnProperty;
const func4 = (text) => (/[\uD800-\uDBFF]/.test(text) ? [...text].length : text.length);
const schema7 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Site facts","description":"What is true of the whole site.","type":"object","additionalProperties":false,"required":["name","url","language","variables","organization"],"properties":{"name":{"examples":["The Corner Bakery"],"type":"string","format":"text","minLength":1,"description":"The site's name; it ends every page's title."},"url":{"title":"Address of the site","examples":["https://www.example.com"],"type":"string","format":"url","pattern":"^https://[^/]+$","description":"The site's address, without a slash at the end: \"https://www.example.com\"."},"language":{"$ref":"definitions.schema.json#/definitions/language","description":"The language of the texts as a language tag (BCP 47): its code, and, where it matters, the script and the country, with hyphens between, as in \"en\", \"pt-BR\", \"zh-Hant\" or \"ckb\"; dates are written its way."},"logo":{"$ref":"definitions.schema.json#/definitions/image"},"colour":{"$ref":"definitions.schema.json#/definitions/colour","description":"The colour of pages that name none; unless given, that of the theme."},"theme":{"$ref":"theme.schema.json"},"variables":{"type":"object","description":"Words that the texts repeat, each in one place: {email} in a text stands for the value under \"email\".","additionalProperties":{"type":"string","format":"variable","minLength":1},"propertyNames":{"pattern":"^[\\p{Ll}\\p{Lo}][\\p{L}\\p{M}\\p{N}]*$"}},"organization":{"title":"Organization","description":"Who provides the services: stated once, on the home page, for search engines; what other pages state refers to it.","type":"object","additionalProperties":false,"required":["type","name"],"properties":{"type":{"examples":["LocalBusiness","VeterinaryCare","Museum"],"type":"string","format":"code","pattern":"^[A-Z][A-Za-z]+$","description":"The kind of organization, as schema.org names it: \"LocalBusiness\", \"VeterinaryCare\", \"Museum\", or any other."},"name":{"type":"string","format":"text","minLength":1,"description":"Its name."},"description":{"type":"string","format":"long-text","minLength":1,"description":"What it does."},"telephone":{"examples":["+44 20 7946 0100"],"type":"string","format":"text","minLength":1,"description":"Its telephone number, with the country's code."},"email":{"examples":["mail@example.com"],"type":"string","format":"text","minLength":1,"description":"Its address for mail."},"address":{"title":"Postal address","type":"object","additionalProperties":false,"required":["street","locality","country"],"description":"Where it is found.","properties":{"street":{"type":"string","format":"text","minLength":1,"description":"Street and number."},"locality":{"type":"string","format":"text","minLength":1,"description":"The town."},"region":{"type":"string","format":"text","minLength":1,"description":"The region, where addresses there have one."},"postalCode":{"type":"string","format":"text","minLength":1,"description":"The postal code."},"country":{"examples":["GB"],"type":"string","format":"code","pattern":"^[A-Z]{2}$","description":"The country's code of two letters (ISO 3166): \"GB\"."}}},"hours":{"title":"Opening hours","type":"array","minItems":1,"description":"When it is open.","items":{"title":"Opening time","type":"object","additionalProperties":false,"required":["days","opens","closes"],"description":"Days with the same hours.","properties":{"days":{"type":"array","minItems":1,"description":"The days.","items":{"title":"Weekday","enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"],"description":"A day, by its English name."}},"opens":{"examples":["08:00"],"type":"string","format":"code","pattern":"^([01][0-9]|2[0-4]):[0-5][0-9]$","description":"When it opens, as hours and minutes: \"08:00\"."},"closes":{"examples":["17:30"],"type":"string","format":"code","pattern":"^([01][0-9]|2[0-4]):[0-5][0-9]$","description":"When it closes."}}}},"geo":{"title":"Place on the map","type":"object","additionalProperties":false,"required":["latitude","longitude"],"description":"Where it stands, in degrees (WGS 84).","properties":{"latitude":{"examples":["51.5007"],"type":"string","format":"code","pattern":"^-?[0-9]{1,2}(\\.[0-9]+)?$","description":"Degrees north of the equator."},"longitude":{"examples":["-0.1246"],"type":"string","format":"code","pattern":"^-?[0-9]{1,3}(\\.[0-9]+)?$","description":"Degrees east of Greenwich."}}},"sameAs":{"title":"Elsewhere","type":"array","minItems":1,"description":"Its pages elsewhere, such as on networks and in registers.","items":{"title":"Address elsewhere","examples":["https://social.example/bakery"],"type":"string","format":"url","pattern":"^https://[^\\s]+$","description":"One page."}}}},"socialImage":{"title":"Picture for sharing","$ref":"definitions.schema.json#/definitions/image","description":"The site's own picture: shown when a page is shared that has no other."},"socialImages":{"title":"Pictures made for sharing","type":"boolean","default":true,"description":"Whether each page is shared with a picture that is made of its title and drawing, unless it has one of its own; if not, with the site's own picture."},"texts":{"$ref":"texts.schema.json"},"languages":{"title":"Other languages","type":"object","description":"The languages besides the site's own that pages are translated into, each under its tag (BCP 47): the pages below the path \"/ar\" are in the language \"ar\".","additionalProperties":{"$ref":"translation.schema.json"},"propertyNames":{"pattern":"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"}}}};
const pattern0 = new RegExp("^https://[^/]+$", "u");
const pattern4 = new RegExp("^[\\p{Ll}\\p{Lo}][\\p{L}\\p{M}\\p{N}]*$", "u");
const pattern5 = new RegExp("^[A-Z][A-Za-z]+$", "u");
const pattern6 = new RegExp("^[A-Z]{2}$", "u");
const pattern7 = new RegExp("^([01][0-9]|2[0-4]):[0-5][0-9]$", "u");
const pattern9 = new RegExp("^-?[0-9]{1,2}(\\.[0-9]+)?$", "u");
const pattern10 = new RegExp("^-?[0-9]{1,3}(\\.[0-9]+)?$", "u");
const pattern11 = new RegExp("^https://[^\\s]+$", "u");
const pattern1 = new RegExp("^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$", "u");
const schema9 = {"title":"Language","examples":["en-US"],"type":"string","format":"language","pattern":"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$","description":"A language tag (BCP 47): the language's code, and, where it matters, the script and the country, with hyphens between, as in \"en\", \"pt-BR\", \"zh-Hant\" or \"ckb\"."};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"+"\"",schema:"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$",parentSchema:schema9,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

const schema10 = {"title":"Image","description":"A picture with its size in pixels and what it shows.","type":"object","additionalProperties":false,"required":["src","alt","width","height"],"properties":{"src":{"title":"File","type":"string","format":"image","minLength":1,"description":"The picture's address on this site, as in \"/flag.svg\"; the file lies in the site's folder \"public\"."},"alt":{"title":"What it shows","examples":["Two bakers shaping loaves"],"type":"string","format":"alt","description":"What the picture shows, for those who do not see it; empty when it is decoration."},"width":{"type":"integer","minimum":1,"description":"Width in pixels."},"height":{"type":"integer","minimum":1,"description":"Height in pixels."}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"string","format":"colour","enum":["teal","blue","copper","violet","red","green","gold","indigo","magenta","cyan"],"title":"Colour","description":"A colour of the site's palette, by its name."};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((data === "teal") || (data === "blue")) || (data === "copper")) || (data === "violet")) || (data === "red")) || (data === "green")) || (data === "gold")) || (data === "indigo")) || (data === "magenta")) || (data === "cyan"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values",schema:schema11.enum,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(typeof data === "string")){
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

const schema12 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Theme","description":"How the site looks: one of the given looks, and in what it differs from that.","type":"object","additionalProperties":false,"properties":{"preset":{"title":"Look","enum":["engraved","plain","hearth","bright","console"],"default":"engraved","description":"What the theme begins with: engraved is of fine lines like a note, plain is without ornament and needs no fonts, hearth is warm, bright is clear and round, console is dark first and exact."},"colours":{"title":"Colours","description":"The site's own one or two colours, in place of the look's; pages and cards that name a colour keep theirs.","type":"object","additionalProperties":false,"required":["main"],"properties":{"main":{"$ref":"#/definitions/ownColour","title":"Main colour","description":"Of links, icons and marks. Where it could not be read it is shown darker, and lighter by night."},"second":{"$ref":"#/definitions/ownColour","title":"Second colour","description":"Of the grounds of openings and panels, on which words are white. Unless given, it follows from the main colour."}}},"fonts":{"title":"Fonts","description":"A pair of fonts in place of the look's, each by the name of its package at Fontsource.","type":"object","additionalProperties":false,"properties":{"titles":{"$ref":"#/definitions/font","title":"Font of titles","description":"For what is said in large letters; \"system\" is the font of the visitor's device."},"text":{"$ref":"#/definitions/font","title":"Font of texts","description":"For what is read; \"system\" is the font of the visitor's device."}}},"corners":{"title":"Corners","enum":["square","soft","round"],"description":"How buttons, fields, cards and pictures end. Unless given, as the look has them."},"drawings":{"title":"Drawings","type":"boolean","default":true,"description":"Whether the look's drawings stand behind openings and beside lists."}},"definitions":{"ownColour":{"examples":["#0b6e69"],"type":"string","format":"own-colour","pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","description":"A colour as # and three or six digits from 0 to f: \"#0b6e69\"."},"font":{"examples":["@fontsource-variable/fraunces"],"type":"string","format":"code","pattern":"^(system|@fontsource(-variable)?/[a-z0-9][a-z0-9-]*)$","description":"The name of a font's package, as \"@fontsource-variable/fraunces\"."}}};
const schema13 = {"examples":["#0b6e69"],"type":"string","format":"own-colour","pattern":"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$","description":"A colour as # and three or six digits from 0 to f: \"#0b6e69\"."};
const pattern2 = new RegExp("^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern2.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"},message:"must match pattern \""+"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"+"\"",schema:"^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$",parentSchema:schema13,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema14 = {"examples":["@fontsource-variable/fraunces"],"type":"string","format":"code","pattern":"^(system|@fontsource(-variable)?/[a-z0-9][a-z0-9-]*)$","description":"The name of a font's package, as \"@fontsource-variable/fraunces\"."};
const pattern3 = new RegExp("^(system|@fontsource(-variable)?/[a-z0-9][a-z0-9-]*)$", "u");

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern3.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(system|@fontsource(-variable)?/[a-z0-9][a-z0-9-]*)$"},message:"must match pattern \""+"^(system|@fontsource(-variable)?/[a-z0-9][a-z0-9-]*)$"+"\"",schema:"^(system|@fontsource(-variable)?/[a-z0-9][a-z0-9-]*)$",parentSchema:schema14,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema14.type,parentSchema:schema14,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "preset") || (key0 === "colours")) || (key0 === "fonts")) || (key0 === "corners")) || (key0 === "drawings"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.preset !== undefined){
let data0 = data.preset;
if(!(((((data0 === "engraved") || (data0 === "plain")) || (data0 === "hearth")) || (data0 === "bright")) || (data0 === "console"))){
const err1 = {instancePath:instancePath+"/preset",schemaPath:"#/properties/preset/enum",keyword:"enum",params:{allowedValues: schema12.properties.preset.enum},message:"must be equal to one of the allowed values",schema:schema12.properties.preset.enum,parentSchema:schema12.properties.preset,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.colours !== undefined){
let data1 = data.colours;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.main === undefined){
const err2 = {instancePath:instancePath+"/colours",schemaPath:"#/properties/colours/required",keyword:"required",params:{missingProperty: "main"},message:"must have required property '"+"main"+"'",schema:schema12.properties.colours.required,parentSchema:schema12.properties.colours,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "main") || (key1 === "second"))){
const err3 = {instancePath:instancePath+"/colours",schemaPath:"#/properties/colours/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema12.properties.colours,data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.main !== undefined){
if(!(validate31(data1.main, {instancePath:instancePath+"/colours/main",parentData:data1,parentDataProperty:"main",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
if(data1.second !== undefined){
if(!(validate31(data1.second, {instancePath:instancePath+"/colours/second",parentData:data1,parentDataProperty:"second",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/colours",schemaPath:"#/properties/colours/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.properties.colours.type,parentSchema:schema12.properties.colours,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.fonts !== undefined){
let data4 = data.fonts;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key2 in data4){
if(!((key2 === "titles") || (key2 === "text"))){
const err5 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema12.properties.fonts,data:data4};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data4.titles !== undefined){
if(!(validate34(data4.titles, {instancePath:instancePath+"/fonts/titles",parentData:data4,parentDataProperty:"titles",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
if(data4.text !== undefined){
if(!(validate34(data4.text, {instancePath:instancePath+"/fonts/text",parentData:data4,parentDataProperty:"text",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/fonts",schemaPath:"#/properties/fonts/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.properties.fonts.type,parentSchema:schema12.properties.fonts,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.corners !== undefined){
let data7 = data.corners;
if(!(((data7 === "square") || (data7 === "soft")) || (data7 === "round"))){
const err7 = {instancePath:instancePath+"/corners",schemaPath:"#/properties/corners/enum",keyword:"enum",params:{allowedValues: schema12.properties.corners.enum},message:"must be equal to one of the allowed values",schema:schema12.properties.corners.enum,parentSchema:schema12.properties.corners,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.drawings !== undefined){
let data8 = data.drawings;
if(typeof data8 !== "boolean"){
const err8 = {instancePath:instancePath+"/drawings",schemaPath:"#/properties/drawings/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema12.properties.drawings.type,parentSchema:schema12.properties.drawings,data:data8};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema15 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Site texts","description":"The words of what surrounds every page; those that are not given are the engine's own in the site's language.","type":"object","additionalProperties":false,"properties":{"skipToContent":{"type":"string","format":"text","minLength":1,"description":"The link that leaps over the menu."},"menu":{"type":"string","format":"text","minLength":1,"description":"The button that opens the menu on small screens."},"closeMenu":{"type":"string","format":"text","minLength":1,"description":"The same button while the menu is open."},"mainNavigation":{"type":"string","format":"text","minLength":1,"description":"The name of the main menu, for screen readers."},"notifications":{"type":"string","format":"text","minLength":1,"description":"The name of the place where notifications appear, for screen readers."},"dismiss":{"type":"string","format":"text","minLength":1,"description":"The button that closes a notification."},"theme":{"title":"Theme texts","description":"The button that changes between light and dark colours; unless this is there, with or without words of its own, there is none.","type":"object","additionalProperties":false,"properties":{"toDark":{"type":"string","format":"text","minLength":1,"description":"Its name while the page is light."},"toLight":{"type":"string","format":"text","minLength":1,"description":"Its name while the page is dark."}}},"near":{"title":"Texts about what is near","type":"object","additionalProperties":false,"description":"The words around what each page says of its surroundings: the way to it, what is on it, and what is near. Unless this is there, with or without words of its own, pages say nothing of it.","properties":{"trail":{"examples":["You are here"],"type":"string","format":"text","minLength":1,"description":"The name of the way from the home page to this one, for screen readers."},"contents":{"examples":["On this page"],"type":"string","format":"text","minLength":1,"description":"The name of the list of what a long page holds."},"see":{"examples":["See also"],"type":"string","format":"text","minLength":1,"description":"The heading above pages that are near by their subject."},"before":{"examples":["Before"],"type":"string","format":"text","minLength":1,"description":"The word for the page before this one in its group of the menu."},"after":{"examples":["Next"],"type":"string","format":"text","minLength":1,"description":"The word for the page after this one in its group of the menu."}}},"search":{"title":"Texts of the search","type":"object","additionalProperties":false,"description":"The search over the texts of all pages, behind a button in the header and the key \"/\". Unless this is there, with or without words of its own, there is none.","properties":{"open":{"examples":["Search"],"type":"string","format":"text","minLength":1,"description":"The button that opens it."},"label":{"examples":["Search all pages"],"type":"string","format":"text","minLength":1,"description":"What can be typed, in the empty field and for screen readers."},"found":{"examples":["# found"],"type":"string","format":"text","minLength":1,"description":"How many places were found, with # for their number; said by screen readers."},"none":{"examples":["Nothing on this site has these words."],"type":"string","format":"text","minLength":1,"description":"The sentence when nothing has the words."},"failed":{"examples":["The search is out of reach. Is the line there?"],"type":"string","format":"text","minLength":1,"description":"The sentence when the texts could not be loaded."},"close":{"examples":["Close"],"type":"string","format":"text","minLength":1,"description":"The button that closes it."}}},"lists":{"title":"Texts of lists","type":"object","additionalProperties":false,"description":"The words around lists of pages; those that are not given are the engine's own.","properties":{"tags":{"examples":["Topics"],"type":"string","format":"text","minLength":1,"description":"The name of the row of tags, for screen readers."},"all":{"examples":["All"],"type":"string","format":"text","minLength":1,"description":"The word that leads from one tag back to the whole list."},"pages":{"examples":["Pages"],"type":"string","format":"text","minLength":1,"description":"The name of the row of page numbers, for screen readers."},"page":{"examples":["Page #"],"type":"string","format":"text","minLength":1,"description":"What a further page of a list is called, with # for its number."},"before":{"examples":["Previous"],"type":"string","format":"text","minLength":1,"description":"The link to the page before."},"after":{"examples":["Next"],"type":"string","format":"text","minLength":1,"description":"The link to the page after."},"empty":{"examples":["Nothing here yet."],"type":"string","format":"text","minLength":1,"description":"The sentence while there is nothing to list."}}},"errorTitle":{"type":"string","format":"text","minLength":1,"description":"The heading when a page could not be shown because of a fault."},"reload":{"type":"string","format":"text","minLength":1,"description":"The button that loads such a page again."},"languages":{"examples":["Languages"],"type":"string","format":"text","minLength":1,"description":"The name of the list of languages that a page is there in, for screen readers."}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func2.call(schema15.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.skipToContent !== undefined){
let data0 = data.skipToContent;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err1 = {instancePath:instancePath+"/skipToContent",schemaPath:"#/properties/skipToContent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.skipToContent,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/skipToContent",schemaPath:"#/properties/skipToContent/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.skipToContent.type,parentSchema:schema15.properties.skipToContent,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.menu !== undefined){
let data1 = data.menu;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err3 = {instancePath:instancePath+"/menu",schemaPath:"#/properties/menu/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.menu,data:data1};
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
const err4 = {instancePath:instancePath+"/menu",schemaPath:"#/properties/menu/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.menu.type,parentSchema:schema15.properties.menu,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.closeMenu !== undefined){
let data2 = data.closeMenu;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err5 = {instancePath:instancePath+"/closeMenu",schemaPath:"#/properties/closeMenu/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.closeMenu,data:data2};
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
const err6 = {instancePath:instancePath+"/closeMenu",schemaPath:"#/properties/closeMenu/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.closeMenu.type,parentSchema:schema15.properties.closeMenu,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mainNavigation !== undefined){
let data3 = data.mainNavigation;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err7 = {instancePath:instancePath+"/mainNavigation",schemaPath:"#/properties/mainNavigation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.mainNavigation,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/mainNavigation",schemaPath:"#/properties/mainNavigation/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.mainNavigation.type,parentSchema:schema15.properties.mainNavigation,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.notifications !== undefined){
let data4 = data.notifications;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err9 = {instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.notifications,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/notifications",schemaPath:"#/properties/notifications/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.notifications.type,parentSchema:schema15.properties.notifications,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.dismiss !== undefined){
let data5 = data.dismiss;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err11 = {instancePath:instancePath+"/dismiss",schemaPath:"#/properties/dismiss/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.dismiss,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/dismiss",schemaPath:"#/properties/dismiss/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.dismiss.type,parentSchema:schema15.properties.dismiss,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.theme !== undefined){
let data6 = data.theme;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!((key1 === "toDark") || (key1 === "toLight"))){
const err13 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema15.properties.theme,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.toDark !== undefined){
let data7 = data6.toDark;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err14 = {instancePath:instancePath+"/theme/toDark",schemaPath:"#/properties/theme/properties/toDark/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.theme.properties.toDark,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/theme/toDark",schemaPath:"#/properties/theme/properties/toDark/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.theme.properties.toDark.type,parentSchema:schema15.properties.theme.properties.toDark,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.toLight !== undefined){
let data8 = data6.toLight;
if(typeof data8 === "string"){
if(func4(data8) < 1){
const err16 = {instancePath:instancePath+"/theme/toLight",schemaPath:"#/properties/theme/properties/toLight/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.theme.properties.toLight,data:data8};
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
const err17 = {instancePath:instancePath+"/theme/toLight",schemaPath:"#/properties/theme/properties/toLight/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.theme.properties.toLight.type,parentSchema:schema15.properties.theme.properties.toLight,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/theme",schemaPath:"#/properties/theme/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.theme.type,parentSchema:schema15.properties.theme,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.near !== undefined){
let data9 = data.near;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!(((((key2 === "trail") || (key2 === "contents")) || (key2 === "see")) || (key2 === "before")) || (key2 === "after"))){
const err19 = {instancePath:instancePath+"/near",schemaPath:"#/properties/near/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema15.properties.near,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data9.trail !== undefined){
let data10 = data9.trail;
if(typeof data10 === "string"){
if(func4(data10) < 1){
const err20 = {instancePath:instancePath+"/near/trail",schemaPath:"#/properties/near/properties/trail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.near.properties.trail,data:data10};
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
const err21 = {instancePath:instancePath+"/near/trail",schemaPath:"#/properties/near/properties/trail/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.near.properties.trail.type,parentSchema:schema15.properties.near.properties.trail,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.contents !== undefined){
let data11 = data9.contents;
if(typeof data11 === "string"){
if(func4(data11) < 1){
const err22 = {instancePath:instancePath+"/near/contents",schemaPath:"#/properties/near/properties/contents/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.near.properties.contents,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/near/contents",schemaPath:"#/properties/near/properties/contents/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.near.properties.contents.type,parentSchema:schema15.properties.near.properties.contents,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data9.see !== undefined){
let data12 = data9.see;
if(typeof data12 === "string"){
if(func4(data12) < 1){
const err24 = {instancePath:instancePath+"/near/see",schemaPath:"#/properties/near/properties/see/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.near.properties.see,data:data12};
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
const err25 = {instancePath:instancePath+"/near/see",schemaPath:"#/properties/near/properties/see/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.near.properties.see.type,parentSchema:schema15.properties.near.properties.see,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.before !== undefined){
let data13 = data9.before;
if(typeof data13 === "string"){
if(func4(data13) < 1){
const err26 = {instancePath:instancePath+"/near/before",schemaPath:"#/properties/near/properties/before/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.near.properties.before,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/near/before",schemaPath:"#/properties/near/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.near.properties.before.type,parentSchema:schema15.properties.near.properties.before,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data9.after !== undefined){
let data14 = data9.after;
if(typeof data14 === "string"){
if(func4(data14) < 1){
const err28 = {instancePath:instancePath+"/near/after",schemaPath:"#/properties/near/properties/after/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.near.properties.after,data:data14};
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
const err29 = {instancePath:instancePath+"/near/after",schemaPath:"#/properties/near/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.near.properties.after.type,parentSchema:schema15.properties.near.properties.after,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/near",schemaPath:"#/properties/near/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.near.type,parentSchema:schema15.properties.near,data:data9};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.search !== undefined){
let data15 = data.search;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 in data15){
if(!((((((key3 === "open") || (key3 === "label")) || (key3 === "found")) || (key3 === "none")) || (key3 === "failed")) || (key3 === "close"))){
const err31 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema15.properties.search,data:data15};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data15.open !== undefined){
let data16 = data15.open;
if(typeof data16 === "string"){
if(func4(data16) < 1){
const err32 = {instancePath:instancePath+"/search/open",schemaPath:"#/properties/search/properties/open/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.search.properties.open,data:data16};
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
const err33 = {instancePath:instancePath+"/search/open",schemaPath:"#/properties/search/properties/open/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.search.properties.open.type,parentSchema:schema15.properties.search.properties.open,data:data16};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.label !== undefined){
let data17 = data15.label;
if(typeof data17 === "string"){
if(func4(data17) < 1){
const err34 = {instancePath:instancePath+"/search/label",schemaPath:"#/properties/search/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.search.properties.label,data:data17};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/search/label",schemaPath:"#/properties/search/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.search.properties.label.type,parentSchema:schema15.properties.search.properties.label,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data15.found !== undefined){
let data18 = data15.found;
if(typeof data18 === "string"){
if(func4(data18) < 1){
const err36 = {instancePath:instancePath+"/search/found",schemaPath:"#/properties/search/properties/found/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.search.properties.found,data:data18};
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
const err37 = {instancePath:instancePath+"/search/found",schemaPath:"#/properties/search/properties/found/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.search.properties.found.type,parentSchema:schema15.properties.search.properties.found,data:data18};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data15.none !== undefined){
let data19 = data15.none;
if(typeof data19 === "string"){
if(func4(data19) < 1){
const err38 = {instancePath:instancePath+"/search/none",schemaPath:"#/properties/search/properties/none/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.search.properties.none,data:data19};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/search/none",schemaPath:"#/properties/search/properties/none/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.search.properties.none.type,parentSchema:schema15.properties.search.properties.none,data:data19};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data15.failed !== undefined){
let data20 = data15.failed;
if(typeof data20 === "string"){
if(func4(data20) < 1){
const err40 = {instancePath:instancePath+"/search/failed",schemaPath:"#/properties/search/properties/failed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.search.properties.failed,data:data20};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/search/failed",schemaPath:"#/properties/search/properties/failed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.search.properties.failed.type,parentSchema:schema15.properties.search.properties.failed,data:data20};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data15.close !== undefined){
let data21 = data15.close;
if(typeof data21 === "string"){
if(func4(data21) < 1){
const err42 = {instancePath:instancePath+"/search/close",schemaPath:"#/properties/search/properties/close/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.search.properties.close,data:data21};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/search/close",schemaPath:"#/properties/search/properties/close/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.search.properties.close.type,parentSchema:schema15.properties.search.properties.close,data:data21};
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
const err44 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.search.type,parentSchema:schema15.properties.search,data:data15};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.lists !== undefined){
let data22 = data.lists;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key4 in data22){
if(!(((((((key4 === "tags") || (key4 === "all")) || (key4 === "pages")) || (key4 === "page")) || (key4 === "before")) || (key4 === "after")) || (key4 === "empty"))){
const err45 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema15.properties.lists,data:data22};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data22.tags !== undefined){
let data23 = data22.tags;
if(typeof data23 === "string"){
if(func4(data23) < 1){
const err46 = {instancePath:instancePath+"/lists/tags",schemaPath:"#/properties/lists/properties/tags/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.lists.properties.tags,data:data23};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/lists/tags",schemaPath:"#/properties/lists/properties/tags/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.lists.properties.tags.type,parentSchema:schema15.properties.lists.properties.tags,data:data23};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data22.all !== undefined){
let data24 = data22.all;
if(typeof data24 === "string"){
if(func4(data24) < 1){
const err48 = {instancePath:instancePath+"/lists/all",schemaPath:"#/properties/lists/properties/all/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.lists.properties.all,data:data24};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/lists/all",schemaPath:"#/properties/lists/properties/all/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.lists.properties.all.type,parentSchema:schema15.properties.lists.properties.all,data:data24};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data22.pages !== undefined){
let data25 = data22.pages;
if(typeof data25 === "string"){
if(func4(data25) < 1){
const err50 = {instancePath:instancePath+"/lists/pages",schemaPath:"#/properties/lists/properties/pages/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.lists.properties.pages,data:data25};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/lists/pages",schemaPath:"#/properties/lists/properties/pages/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.lists.properties.pages.type,parentSchema:schema15.properties.lists.properties.pages,data:data25};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data22.page !== undefined){
let data26 = data22.page;
if(typeof data26 === "string"){
if(func4(data26) < 1){
const err52 = {instancePath:instancePath+"/lists/page",schemaPath:"#/properties/lists/properties/page/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.lists.properties.page,data:data26};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/lists/page",schemaPath:"#/properties/lists/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.lists.properties.page.type,parentSchema:schema15.properties.lists.properties.page,data:data26};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data22.before !== undefined){
let data27 = data22.before;
if(typeof data27 === "string"){
if(func4(data27) < 1){
const err54 = {instancePath:instancePath+"/lists/before",schemaPath:"#/properties/lists/properties/before/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.lists.properties.before,data:data27};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/lists/before",schemaPath:"#/properties/lists/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.lists.properties.before.type,parentSchema:schema15.properties.lists.properties.before,data:data27};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data22.after !== undefined){
let data28 = data22.after;
if(typeof data28 === "string"){
if(func4(data28) < 1){
const err56 = {instancePath:instancePath+"/lists/after",schemaPath:"#/properties/lists/properties/after/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.lists.properties.after,data:data28};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/lists/after",schemaPath:"#/properties/lists/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.lists.properties.after.type,parentSchema:schema15.properties.lists.properties.after,data:data28};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data22.empty !== undefined){
let data29 = data22.empty;
if(typeof data29 === "string"){
if(func4(data29) < 1){
const err58 = {instancePath:instancePath+"/lists/empty",schemaPath:"#/properties/lists/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.lists.properties.empty,data:data29};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/lists/empty",schemaPath:"#/properties/lists/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.lists.properties.empty.type,parentSchema:schema15.properties.lists.properties.empty,data:data29};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.properties.lists.type,parentSchema:schema15.properties.lists,data:data22};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data.errorTitle !== undefined){
let data30 = data.errorTitle;
if(typeof data30 === "string"){
if(func4(data30) < 1){
const err61 = {instancePath:instancePath+"/errorTitle",schemaPath:"#/properties/errorTitle/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.errorTitle,data:data30};
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
const err62 = {instancePath:instancePath+"/errorTitle",schemaPath:"#/properties/errorTitle/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.errorTitle.type,parentSchema:schema15.properties.errorTitle,data:data30};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.reload !== undefined){
let data31 = data.reload;
if(typeof data31 === "string"){
if(func4(data31) < 1){
const err63 = {instancePath:instancePath+"/reload",schemaPath:"#/properties/reload/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.reload,data:data31};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/reload",schemaPath:"#/properties/reload/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.reload.type,parentSchema:schema15.properties.reload,data:data31};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.languages !== undefined){
let data32 = data.languages;
if(typeof data32 === "string"){
if(func4(data32) < 1){
const err65 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema15.properties.languages,data:data32};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema15.properties.languages.type,parentSchema:schema15.properties.languages,data:data32};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema15.type,parentSchema:schema15,data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

const schema16 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Translation","description":"What surrounds the pages of another language.","type":"object","additionalProperties":false,"required":["navigation","footer"],"properties":{"name":{"examples":["La boulangerie du coin"],"type":"string","format":"text","minLength":1,"description":"The site's name in this language, where it is another."},"url":{"title":"Address of the site","examples":["https://www.example.fr"],"type":"string","format":"url","pattern":"^https://[^/]+$","description":"The address at which the same files are found in this language, where it has one of its own."},"texts":{"$ref":"texts.schema.json"},"navigation":{"$ref":"navigation.schema.json"},"footer":{"$ref":"footer.schema.json"},"notFound":{"$ref":"not-found-page.schema.json"},"forms":{"type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"$ref":"form-translation.schema.json"},"description":"The words of the declared forms, each under its form's name."}}};
const pattern27 = new RegExp("^[a-z][a-z0-9-]*$", "u");
const schema17 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Navigation","description":"The main menu, in order.","type":"array","items":{"title":"Navigation item","description":"An item of the main menu, with or without a menu of its own.","type":"object","additionalProperties":false,"required":["name","href"],"properties":{"name":{"title":"Words","examples":["Services"],"type":"string","format":"text","minLength":1,"description":"The words."},"href":{"$ref":"definitions.schema.json#/definitions/link"},"prominent":{"title":"Shown as a button","type":"boolean","description":"Whether it is shown as a button."},"children":{"title":"Menu below it","type":"array","minItems":1,"items":{"$ref":"definitions.schema.json#/definitions/navigationLink"},"description":"The lines of its own menu, in order."}}}};
const schema18 = {"examples":["/about"],"type":"string","format":"href","minLength":1,"title":"Link","description":"Where it leads: a page of this site (\"/about\"), a place on it (\"/about#team\"), or a full address beginning with https:, mailto: or tel:."};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

const schema19 = {"title":"Navigation link","description":"A line of a menu.","type":"object","additionalProperties":false,"required":["name","href"],"properties":{"name":{"title":"Words","examples":["About us"],"type":"string","format":"text","minLength":1,"description":"The words."},"href":{"$ref":"definitions.schema.json#/definitions/link"}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema19.required,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema19.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema19.properties.name.type,parentSchema:schema19.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema19.type,parentSchema:schema19,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema17.items.required,parentSchema:schema17.items,data:data0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.href === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema17.items.required,parentSchema:schema17.items,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!((((key0 === "name") || (key0 === "href")) || (key0 === "prominent")) || (key0 === "children"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema17.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.name !== undefined){
let data1 = data0.name;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err3 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema17.items.properties.name,data:data1};
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
const err4 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema17.items.properties.name.type,parentSchema:schema17.items.properties.name,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.href !== undefined){
if(!(validate44(data0.href, {instancePath:instancePath+"/" + i0+"/href",parentData:data0,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
if(data0.prominent !== undefined){
let data3 = data0.prominent;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/" + i0+"/prominent",schemaPath:"#/items/properties/prominent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema17.items.properties.prominent.type,parentSchema:schema17.items.properties.prominent,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.children !== undefined){
let data4 = data0.children;
if(Array.isArray(data4)){
if(data4.length < 1){
const err6 = {instancePath:instancePath+"/" + i0+"/children",schemaPath:"#/items/properties/children/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema17.items.properties.children,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate46(data4[i1], {instancePath:instancePath+"/" + i0+"/children/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/" + i0+"/children",schemaPath:"#/items/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema17.items.properties.children.type,parentSchema:schema17.items.properties.children,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema17.items.type,parentSchema:schema17.items,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema17.type,parentSchema:schema17,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

const schema21 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Footer","description":"The foot of every page.","type":"object","additionalProperties":false,"required":["copyright","tagline"],"properties":{"copyright":{"type":"string","format":"text","minLength":1,"description":"The line about rights."},"tagline":{"type":"string","format":"text","minLength":1,"description":"The line below it."},"links":{"type":"array","minItems":1,"items":{"title":"Footer link","description":"A page that the main menu does not name.","type":"object","additionalProperties":false,"required":["name","href"],"properties":{"name":{"title":"Words","examples":["Our garden"],"type":"string","format":"text","minLength":1,"description":"The words."},"href":{"$ref":"definitions.schema.json#/definitions/link"},"under":{"title":"Belongs to","$ref":"definitions.schema.json#/definitions/link","description":"The item of the main menu that it belongs to, by where that leads: it is marked while the page is open, and the way to the page leads over it."}}},"description":"Links to pages that the main menu does not name."},"note":{"type":"string","format":"text","minLength":1,"description":"Small print, such as whose the names are that the site mentions."},"register":{"title":"Register of all pages","examples":["More"],"type":"string","format":"text","minLength":1,"description":"The heading of the last part of the register of all pages, which is made of the main menu and the links here; without it there is none, and only the links here are shown."},"contact":{"title":"Contact data","type":"array","minItems":1,"description":"How you are reached, in order.","items":{"title":"Line of contact data","description":"One way to reach you.","type":"object","additionalProperties":false,"required":["label","text"],"properties":{"label":{"examples":["Telephone"],"type":"string","format":"text","minLength":1,"description":"What it is."},"text":{"examples":["+44 20 7946 0100"],"type":"string","format":"text","minLength":1,"description":"What visitors read."},"href":{"$ref":"definitions.schema.json#/definitions/link"}}}}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.copyright === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "copyright"},message:"must have required property '"+"copyright"+"'",schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tagline === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tagline"},message:"must have required property '"+"tagline"+"'",schema:schema21.required,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "copyright") || (key0 === "tagline")) || (key0 === "links")) || (key0 === "note")) || (key0 === "register")) || (key0 === "contact"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.copyright !== undefined){
let data0 = data.copyright;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema21.properties.copyright,data:data0};
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
const err4 = {instancePath:instancePath+"/copyright",schemaPath:"#/properties/copyright/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.copyright.type,parentSchema:schema21.properties.copyright,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.tagline !== undefined){
let data1 = data.tagline;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema21.properties.tagline,data:data1};
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
const err6 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.tagline.type,parentSchema:schema21.properties.tagline,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.links !== undefined){
let data2 = data.links;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema21.properties.links,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err8 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema21.properties.links.items.required,parentSchema:schema21.properties.links.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.href === undefined){
const err9 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema21.properties.links.items.required,parentSchema:schema21.properties.links.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "name") || (key1 === "href")) || (key1 === "under"))){
const err10 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema21.properties.links.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.name !== undefined){
let data4 = data3.name;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err11 = {instancePath:instancePath+"/links/" + i0+"/name",schemaPath:"#/properties/links/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema21.properties.links.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/links/" + i0+"/name",schemaPath:"#/properties/links/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.links.items.properties.name.type,parentSchema:schema21.properties.links.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.href !== undefined){
if(!(validate52(data3.href, {instancePath:instancePath+"/links/" + i0+"/href",parentData:data3,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
if(data3.under !== undefined){
if(!(validate52(data3.under, {instancePath:instancePath+"/links/" + i0+"/under",parentData:data3,parentDataProperty:"under",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.properties.links.items.type,parentSchema:schema21.properties.links.items,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema21.properties.links.type,parentSchema:schema21.properties.links,data:data2};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.note !== undefined){
let data7 = data.note;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema21.properties.note,data:data7};
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
const err16 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.note.type,parentSchema:schema21.properties.note,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.register !== undefined){
let data8 = data.register;
if(typeof data8 === "string"){
if(func4(data8) < 1){
const err17 = {instancePath:instancePath+"/register",schemaPath:"#/properties/register/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema21.properties.register,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/register",schemaPath:"#/properties/register/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.register.type,parentSchema:schema21.properties.register,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.contact !== undefined){
let data9 = data.contact;
if(Array.isArray(data9)){
if(data9.length < 1){
const err19 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema21.properties.contact,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.label === undefined){
const err20 = {instancePath:instancePath+"/contact/" + i1,schemaPath:"#/properties/contact/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema21.properties.contact.items.required,parentSchema:schema21.properties.contact.items,data:data10};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.text === undefined){
const err21 = {instancePath:instancePath+"/contact/" + i1,schemaPath:"#/properties/contact/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema21.properties.contact.items.required,parentSchema:schema21.properties.contact.items,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data10){
if(!(((key2 === "label") || (key2 === "text")) || (key2 === "href"))){
const err22 = {instancePath:instancePath+"/contact/" + i1,schemaPath:"#/properties/contact/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema21.properties.contact.items,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data10.label !== undefined){
let data11 = data10.label;
if(typeof data11 === "string"){
if(func4(data11) < 1){
const err23 = {instancePath:instancePath+"/contact/" + i1+"/label",schemaPath:"#/properties/contact/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema21.properties.contact.items.properties.label,data:data11};
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
const err24 = {instancePath:instancePath+"/contact/" + i1+"/label",schemaPath:"#/properties/contact/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.contact.items.properties.label.type,parentSchema:schema21.properties.contact.items.properties.label,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.text !== undefined){
let data12 = data10.text;
if(typeof data12 === "string"){
if(func4(data12) < 1){
const err25 = {instancePath:instancePath+"/contact/" + i1+"/text",schemaPath:"#/properties/contact/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema21.properties.contact.items.properties.text,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/contact/" + i1+"/text",schemaPath:"#/properties/contact/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema21.properties.contact.items.properties.text.type,parentSchema:schema21.properties.contact.items.properties.text,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.href !== undefined){
if(!(validate52(data10.href, {instancePath:instancePath+"/contact/" + i1+"/href",parentData:data10,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/contact/" + i1,schemaPath:"#/properties/contact/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.properties.contact.items.type,parentSchema:schema21.properties.contact.items,data:data10};
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
else {
const err28 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema21.properties.contact.type,parentSchema:schema21.properties.contact,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema21.type,parentSchema:schema21,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const schema23 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Not found page","description":"What is shown at an address without a page.","type":"object","additionalProperties":false,"required":["title","description","blocks"],"properties":{"title":{"type":"string","format":"text","minLength":1,"description":"Its title."},"description":{"type":"string","format":"long-text","minLength":1,"description":"Its description."},"colour":{"$ref":"definitions.schema.json#/definitions/colour"},"blocks":{"type":"array","minItems":1,"items":{"$ref":"generated/block.schema.json"},"description":"What it shows, from top to bottom."}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((data === "teal") || (data === "blue")) || (data === "copper")) || (data === "violet")) || (data === "red")) || (data === "green")) || (data === "gold")) || (data === "indigo")) || (data === "magenta")) || (data === "cyan"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values",schema:schema11.enum,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(typeof data === "string")){
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

const schema25 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Block","description":"A piece of a page; its \"type\" says which.","type":"object","required":["type"],"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"../blocks/announcement.schema.json"},{"$ref":"../blocks/articles.schema.json"},{"$ref":"../blocks/banner.schema.json"},{"$ref":"../blocks/byline.schema.json"},{"$ref":"../blocks/call-to-action.schema.json"},{"$ref":"../blocks/cards.schema.json"},{"$ref":"../blocks/columns.schema.json"},{"$ref":"../blocks/contact-details.schema.json"},{"$ref":"../blocks/contact-form.schema.json"},{"$ref":"../blocks/courses.schema.json"},{"$ref":"../blocks/diagram.schema.json"},{"$ref":"../blocks/embed.schema.json"},{"$ref":"../blocks/events.schema.json"},{"$ref":"../blocks/facts.schema.json"},{"$ref":"../blocks/files.schema.json"},{"$ref":"../blocks/gallery.schema.json"},{"$ref":"../blocks/hero.schema.json"},{"$ref":"../blocks/link-cards.schema.json"},{"$ref":"../blocks/list.schema.json"},{"$ref":"../blocks/logos.schema.json"},{"$ref":"../blocks/map.schema.json"},{"$ref":"../blocks/not-found.schema.json"},{"$ref":"../blocks/notice.schema.json"},{"$ref":"../blocks/panel.schema.json"},{"$ref":"../blocks/people.schema.json"},{"$ref":"../blocks/picture-text.schema.json"},{"$ref":"../blocks/projects.schema.json"},{"$ref":"../blocks/prose.schema.json"},{"$ref":"../blocks/questions.schema.json"},{"$ref":"../blocks/quotes.schema.json"},{"$ref":"../blocks/registers.schema.json"},{"$ref":"../blocks/shared.schema.json"},{"$ref":"../blocks/statistics.schema.json"},{"$ref":"../blocks/steps.schema.json"},{"$ref":"../blocks/table.schema.json"},{"$ref":"../blocks/tools.schema.json"},{"$ref":"../blocks/video.schema.json"}]};
const schema26 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Announcement","description":"A strip for something new, all of it one link.","type":"object","additionalProperties":false,"required":["type","title","href"],"properties":{"type":{"const":"announcement","description":"The kind of block."},"label":{"type":"string","format":"text","minLength":1,"description":"A short tag, such as \"New\"."},"title":{"type":"string","format":"text","minLength":1,"description":"What is new."},"text":{"type":"string","format":"long-text","minLength":1,"description":"A sentence about it."},"href":{"$ref":"../definitions.schema.json#/definitions/link"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}


function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.href === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema26.required,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "label")) || (key0 === "title")) || (key0 === "text")) || (key0 === "href"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("announcement" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "announcement"},message:"must be equal to constant",schema:"announcement",parentSchema:schema26.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema26.properties.label,data:data1};
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
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.label.type,parentSchema:schema26.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema26.properties.title,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.title.type,parentSchema:schema26.properties.title,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema26.properties.text,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema26.properties.text.type,parentSchema:schema26.properties.text,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate62(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema26.type,parentSchema:schema26,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

const schema28 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Articles","description":"Articles with an excerpt each, chips that filter by category, and the full text in its place.","type":"object","additionalProperties":false,"required":["type","categories","empty","labels","articles"],"properties":{"type":{"const":"articles","description":"The kind of block."},"categories":{"title":"Categories","description":"The chips that filter by category.","type":"object","additionalProperties":false,"required":["label","all","choices"],"properties":{"label":{"type":"string","format":"text","minLength":1,"description":"What the chips are for, for screen readers."},"all":{"title":"Chip for everything","type":"string","format":"text","minLength":1,"description":"The chip that shows everything."},"choices":{"type":"array","minItems":1,"items":{"title":"Choice","type":"string","format":"text","minLength":1,"description":"One choice."},"description":"The categories, in order."}}},"empty":{"title":"When nothing fits","$ref":"../definitions.schema.json#/definitions/emptyResult","description":"What is said when nothing fits."},"labels":{"title":"Article labels","description":"Words that every article repeats.","type":"object","additionalProperties":false,"required":["open","close"],"properties":{"open":{"type":"string","format":"text","minLength":1,"description":"The words that open the article."},"close":{"type":"string","format":"text","minLength":1,"description":"The words that close it."},"readingTime":{"type":"string","format":"text","minLength":1,"description":"The words after the minutes that reading takes, which are counted: \"min read\"."},"updated":{"type":"string","format":"text","minLength":1,"description":"The word before the day of the last change."},"next":{"type":"string","format":"text","minLength":1,"description":"The words above the link to the next article."}}},"articles":{"type":"array","minItems":1,"items":{"title":"Article","description":"An article in full.","type":"object","additionalProperties":false,"required":["id","title","category","date","excerpt","sections"],"properties":{"id":{"$ref":"../definitions.schema.json#/definitions/anchor"},"title":{"type":"string","format":"text","minLength":1,"description":"Its title."},"category":{"type":"string","format":"text","minLength":1,"description":"Its category: one of the choices above."},"date":{"title":"Published","$ref":"../definitions.schema.json#/definitions/date","description":"The day of publication, as year-month-day: \"2025-03-15\"."},"updated":{"title":"Last changed","$ref":"../definitions.schema.json#/definitions/date","description":"The day of the last change that readers should know of, as year-month-day: \"2025-04-01\"."},"byline":{"type":"string","format":"text","minLength":1,"description":"Who wrote it, as it is to be shown: \"By our head baker\"."},"excerpt":{"type":"string","format":"long-text","minLength":1,"description":"What it says, in a sentence or two."},"sections":{"type":"array","minItems":1,"items":{"title":"Article section","description":"A part of an article.","type":"object","additionalProperties":false,"required":["paragraphs"],"properties":{"heading":{"type":"string","format":"text","minLength":1,"description":"The part's heading."},"paragraphs":{"type":"array","minItems":1,"items":{"title":"Paragraph","type":"string","format":"inline","minLength":1,"description":"One paragraph."},"description":"The text, paragraph by paragraph."},"items":{"type":"array","minItems":1,"items":{"type":"string","format":"inline","minLength":1,"description":"One item."},"description":"A list below the paragraphs."}}},"description":"The article's parts, in order."}}},"description":"The articles, newest first."}}};
const schema29 = {"title":"Empty result","description":"What is said when nothing fits.","type":"object","additionalProperties":false,"required":["text","clear"],"properties":{"text":{"type":"string","format":"long-text","minLength":1,"description":"The sentence."},"some":{"title":"Where some fit","examples":["# of #"],"type":"string","format":"text","minLength":1,"description":"How many are shown: the first # is their number, the second that of all; unless given, it is not said."},"clear":{"title":"Button","type":"string","format":"text","minLength":1,"description":"The words on the button that clears the choice."}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.clear === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clear"},message:"must have required property '"+"clear"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "some")) || (key0 === "clear"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.text.type,parentSchema:schema29.properties.text,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.some !== undefined){
let data1 = data.some;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/some",schemaPath:"#/properties/some/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.some,data:data1};
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
const err6 = {instancePath:instancePath+"/some",schemaPath:"#/properties/some/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.some.type,parentSchema:schema29.properties.some,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.clear !== undefined){
let data2 = data.clear;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.clear,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.clear.type,parentSchema:schema29.properties.clear,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

const schema30 = {"examples":["our-team"],"type":"string","format":"anchor","pattern":"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$","title":"Anchor","description":"A short name that a link can lead to, as in \"/news#spring\": small letters of any script, digits and hyphens, beginning with a letter."};
const pattern14 = new RegExp("^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern14.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"},message:"must match pattern \""+"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"+"\"",schema:"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$",parentSchema:schema30,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

const schema31 = {"type":"string","format":"date","pattern":"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$","title":"Day","description":"A day, as year-month-day: \"2025-03-15\"."};
const pattern15 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern15.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",parentSchema:schema31,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.categories === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "categories"},message:"must have required property '"+"categories"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.empty === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "empty"},message:"must have required property '"+"empty"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.labels === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "labels"},message:"must have required property '"+"labels"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.articles === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "articles"},message:"must have required property '"+"articles"+"'",schema:schema28.required,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "categories")) || (key0 === "empty")) || (key0 === "labels")) || (key0 === "articles"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("articles" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "articles"},message:"must be equal to constant",schema:"articles",parentSchema:schema28.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.categories !== undefined){
let data1 = data.categories;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
const err7 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema28.properties.categories.required,parentSchema:schema28.properties.categories,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.all === undefined){
const err8 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/required",keyword:"required",params:{missingProperty: "all"},message:"must have required property '"+"all"+"'",schema:schema28.properties.categories.required,parentSchema:schema28.properties.categories,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.choices === undefined){
const err9 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/required",keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'",schema:schema28.properties.categories.required,parentSchema:schema28.properties.categories,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "label") || (key1 === "all")) || (key1 === "choices"))){
const err10 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema28.properties.categories,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.label !== undefined){
let data2 = data1.label;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err11 = {instancePath:instancePath+"/categories/label",schemaPath:"#/properties/categories/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.categories.properties.label,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/categories/label",schemaPath:"#/properties/categories/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.categories.properties.label.type,parentSchema:schema28.properties.categories.properties.label,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.all !== undefined){
let data3 = data1.all;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err13 = {instancePath:instancePath+"/categories/all",schemaPath:"#/properties/categories/properties/all/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.categories.properties.all,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/categories/all",schemaPath:"#/properties/categories/properties/all/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.categories.properties.all.type,parentSchema:schema28.properties.categories.properties.all,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.choices !== undefined){
let data4 = data1.choices;
if(Array.isArray(data4)){
if(data4.length < 1){
const err15 = {instancePath:instancePath+"/categories/choices",schemaPath:"#/properties/categories/properties/choices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema28.properties.categories.properties.choices,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err16 = {instancePath:instancePath+"/categories/choices/" + i0,schemaPath:"#/properties/categories/properties/choices/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.categories.properties.choices.items,data:data5};
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
const err17 = {instancePath:instancePath+"/categories/choices/" + i0,schemaPath:"#/properties/categories/properties/choices/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.categories.properties.choices.items.type,parentSchema:schema28.properties.categories.properties.choices.items,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/categories/choices",schemaPath:"#/properties/categories/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.categories.properties.choices.type,parentSchema:schema28.properties.categories.properties.choices,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.categories.type,parentSchema:schema28.properties.categories,data:data1};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.empty !== undefined){
if(!(validate65(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data7 = data.labels;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.open === undefined){
const err20 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty: "open"},message:"must have required property '"+"open"+"'",schema:schema28.properties.labels.required,parentSchema:schema28.properties.labels,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.close === undefined){
const err21 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty: "close"},message:"must have required property '"+"close"+"'",schema:schema28.properties.labels.required,parentSchema:schema28.properties.labels,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data7){
if(!(((((key2 === "open") || (key2 === "close")) || (key2 === "readingTime")) || (key2 === "updated")) || (key2 === "next"))){
const err22 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema28.properties.labels,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.open !== undefined){
let data8 = data7.open;
if(typeof data8 === "string"){
if(func4(data8) < 1){
const err23 = {instancePath:instancePath+"/labels/open",schemaPath:"#/properties/labels/properties/open/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.labels.properties.open,data:data8};
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
const err24 = {instancePath:instancePath+"/labels/open",schemaPath:"#/properties/labels/properties/open/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.labels.properties.open.type,parentSchema:schema28.properties.labels.properties.open,data:data8};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.close !== undefined){
let data9 = data7.close;
if(typeof data9 === "string"){
if(func4(data9) < 1){
const err25 = {instancePath:instancePath+"/labels/close",schemaPath:"#/properties/labels/properties/close/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.labels.properties.close,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/labels/close",schemaPath:"#/properties/labels/properties/close/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.labels.properties.close.type,parentSchema:schema28.properties.labels.properties.close,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.readingTime !== undefined){
let data10 = data7.readingTime;
if(typeof data10 === "string"){
if(func4(data10) < 1){
const err27 = {instancePath:instancePath+"/labels/readingTime",schemaPath:"#/properties/labels/properties/readingTime/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.labels.properties.readingTime,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/labels/readingTime",schemaPath:"#/properties/labels/properties/readingTime/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.labels.properties.readingTime.type,parentSchema:schema28.properties.labels.properties.readingTime,data:data10};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.updated !== undefined){
let data11 = data7.updated;
if(typeof data11 === "string"){
if(func4(data11) < 1){
const err29 = {instancePath:instancePath+"/labels/updated",schemaPath:"#/properties/labels/properties/updated/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.labels.properties.updated,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/labels/updated",schemaPath:"#/properties/labels/properties/updated/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.labels.properties.updated.type,parentSchema:schema28.properties.labels.properties.updated,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data7.next !== undefined){
let data12 = data7.next;
if(typeof data12 === "string"){
if(func4(data12) < 1){
const err31 = {instancePath:instancePath+"/labels/next",schemaPath:"#/properties/labels/properties/next/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.labels.properties.next,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/labels/next",schemaPath:"#/properties/labels/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.labels.properties.next.type,parentSchema:schema28.properties.labels.properties.next,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.labels.type,parentSchema:schema28.properties.labels,data:data7};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.articles !== undefined){
let data13 = data.articles;
if(Array.isArray(data13)){
if(data13.length < 1){
const err34 = {instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema28.properties.articles,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
const err35 = {instancePath:instancePath+"/articles/" + i1,schemaPath:"#/properties/articles/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema28.properties.articles.items.required,parentSchema:schema28.properties.articles.items,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14.title === undefined){
const err36 = {instancePath:instancePath+"/articles/" + i1,schemaPath:"#/properties/articles/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema28.properties.articles.items.required,parentSchema:schema28.properties.articles.items,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.category === undefined){
const err37 = {instancePath:instancePath+"/articles/" + i1,schemaPath:"#/properties/articles/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema28.properties.articles.items.required,parentSchema:schema28.properties.articles.items,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.date === undefined){
const err38 = {instancePath:instancePath+"/articles/" + i1,schemaPath:"#/properties/articles/items/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'",schema:schema28.properties.articles.items.required,parentSchema:schema28.properties.articles.items,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14.excerpt === undefined){
const err39 = {instancePath:instancePath+"/articles/" + i1,schemaPath:"#/properties/articles/items/required",keyword:"required",params:{missingProperty: "excerpt"},message:"must have required property '"+"excerpt"+"'",schema:schema28.properties.articles.items.required,parentSchema:schema28.properties.articles.items,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.sections === undefined){
const err40 = {instancePath:instancePath+"/articles/" + i1,schemaPath:"#/properties/articles/items/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'",schema:schema28.properties.articles.items.required,parentSchema:schema28.properties.articles.items,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key3 in data14){
if(!((((((((key3 === "id") || (key3 === "title")) || (key3 === "category")) || (key3 === "date")) || (key3 === "updated")) || (key3 === "byline")) || (key3 === "excerpt")) || (key3 === "sections"))){
const err41 = {instancePath:instancePath+"/articles/" + i1,schemaPath:"#/properties/articles/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema28.properties.articles.items,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data14.id !== undefined){
if(!(validate67(data14.id, {instancePath:instancePath+"/articles/" + i1+"/id",parentData:data14,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
if(data14.title !== undefined){
let data16 = data14.title;
if(typeof data16 === "string"){
if(func4(data16) < 1){
const err42 = {instancePath:instancePath+"/articles/" + i1+"/title",schemaPath:"#/properties/articles/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.articles.items.properties.title,data:data16};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/articles/" + i1+"/title",schemaPath:"#/properties/articles/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.articles.items.properties.title.type,parentSchema:schema28.properties.articles.items.properties.title,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.category !== undefined){
let data17 = data14.category;
if(typeof data17 === "string"){
if(func4(data17) < 1){
const err44 = {instancePath:instancePath+"/articles/" + i1+"/category",schemaPath:"#/properties/articles/items/properties/category/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.articles.items.properties.category,data:data17};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/articles/" + i1+"/category",schemaPath:"#/properties/articles/items/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.articles.items.properties.category.type,parentSchema:schema28.properties.articles.items.properties.category,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data14.date !== undefined){
if(!(validate69(data14.date, {instancePath:instancePath+"/articles/" + i1+"/date",parentData:data14,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data14.updated !== undefined){
if(!(validate69(data14.updated, {instancePath:instancePath+"/articles/" + i1+"/updated",parentData:data14,parentDataProperty:"updated",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
if(data14.byline !== undefined){
let data20 = data14.byline;
if(typeof data20 === "string"){
if(func4(data20) < 1){
const err46 = {instancePath:instancePath+"/articles/" + i1+"/byline",schemaPath:"#/properties/articles/items/properties/byline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.articles.items.properties.byline,data:data20};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/articles/" + i1+"/byline",schemaPath:"#/properties/articles/items/properties/byline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.articles.items.properties.byline.type,parentSchema:schema28.properties.articles.items.properties.byline,data:data20};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.excerpt !== undefined){
let data21 = data14.excerpt;
if(typeof data21 === "string"){
if(func4(data21) < 1){
const err48 = {instancePath:instancePath+"/articles/" + i1+"/excerpt",schemaPath:"#/properties/articles/items/properties/excerpt/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.articles.items.properties.excerpt,data:data21};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/articles/" + i1+"/excerpt",schemaPath:"#/properties/articles/items/properties/excerpt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.articles.items.properties.excerpt.type,parentSchema:schema28.properties.articles.items.properties.excerpt,data:data21};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data14.sections !== undefined){
let data22 = data14.sections;
if(Array.isArray(data22)){
if(data22.length < 1){
const err50 = {instancePath:instancePath+"/articles/" + i1+"/sections",schemaPath:"#/properties/articles/items/properties/sections/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema28.properties.articles.items.properties.sections,data:data22};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.paragraphs === undefined){
const err51 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2,schemaPath:"#/properties/articles/items/properties/sections/items/required",keyword:"required",params:{missingProperty: "paragraphs"},message:"must have required property '"+"paragraphs"+"'",schema:schema28.properties.articles.items.properties.sections.items.required,parentSchema:schema28.properties.articles.items.properties.sections.items,data:data23};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key4 in data23){
if(!(((key4 === "heading") || (key4 === "paragraphs")) || (key4 === "items"))){
const err52 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2,schemaPath:"#/properties/articles/items/properties/sections/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema28.properties.articles.items.properties.sections.items,data:data23};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data23.heading !== undefined){
let data24 = data23.heading;
if(typeof data24 === "string"){
if(func4(data24) < 1){
const err53 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2+"/heading",schemaPath:"#/properties/articles/items/properties/sections/items/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.articles.items.properties.sections.items.properties.heading,data:data24};
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
const err54 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2+"/heading",schemaPath:"#/properties/articles/items/properties/sections/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.articles.items.properties.sections.items.properties.heading.type,parentSchema:schema28.properties.articles.items.properties.sections.items.properties.heading,data:data24};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data23.paragraphs !== undefined){
let data25 = data23.paragraphs;
if(Array.isArray(data25)){
if(data25.length < 1){
const err55 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2+"/paragraphs",schemaPath:"#/properties/articles/items/properties/sections/items/properties/paragraphs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema28.properties.articles.items.properties.sections.items.properties.paragraphs,data:data25};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
let data26 = data25[i3];
if(typeof data26 === "string"){
if(func4(data26) < 1){
const err56 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2+"/paragraphs/" + i3,schemaPath:"#/properties/articles/items/properties/sections/items/properties/paragraphs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.articles.items.properties.sections.items.properties.paragraphs.items,data:data26};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2+"/paragraphs/" + i3,schemaPath:"#/properties/articles/items/properties/sections/items/properties/paragraphs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.articles.items.properties.sections.items.properties.paragraphs.items.type,parentSchema:schema28.properties.articles.items.properties.sections.items.properties.paragraphs.items,data:data26};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2+"/paragraphs",schemaPath:"#/properties/articles/items/properties/sections/items/properties/paragraphs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.articles.items.properties.sections.items.properties.paragraphs.type,parentSchema:schema28.properties.articles.items.properties.sections.items.properties.paragraphs,data:data25};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data23.items !== undefined){
let data27 = data23.items;
if(Array.isArray(data27)){
if(data27.length < 1){
const err59 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2+"/items",schemaPath:"#/properties/articles/items/properties/sections/items/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema28.properties.articles.items.properties.sections.items.properties.items,data:data27};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
if(typeof data28 === "string"){
if(func4(data28) < 1){
const err60 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2+"/items/" + i4,schemaPath:"#/properties/articles/items/properties/sections/items/properties/items/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema28.properties.articles.items.properties.sections.items.properties.items.items,data:data28};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2+"/items/" + i4,schemaPath:"#/properties/articles/items/properties/sections/items/properties/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema28.properties.articles.items.properties.sections.items.properties.items.items.type,parentSchema:schema28.properties.articles.items.properties.sections.items.properties.items.items,data:data28};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2+"/items",schemaPath:"#/properties/articles/items/properties/sections/items/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.articles.items.properties.sections.items.properties.items.type,parentSchema:schema28.properties.articles.items.properties.sections.items.properties.items,data:data27};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/articles/" + i1+"/sections/" + i2,schemaPath:"#/properties/articles/items/properties/sections/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.articles.items.properties.sections.items.type,parentSchema:schema28.properties.articles.items.properties.sections.items,data:data23};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/articles/" + i1+"/sections",schemaPath:"#/properties/articles/items/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.articles.items.properties.sections.type,parentSchema:schema28.properties.articles.items.properties.sections,data:data22};
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
const err65 = {instancePath:instancePath+"/articles/" + i1,schemaPath:"#/properties/articles/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.properties.articles.items.type,parentSchema:schema28.properties.articles.items,data:data14};
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
const err66 = {instancePath:instancePath+"/articles",schemaPath:"#/properties/articles/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema28.properties.articles.type,parentSchema:schema28.properties.articles,data:data13};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema28.type,parentSchema:schema28,data};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

const schema32 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Banner","description":"The opening of an inner page: the title and a tagline on the page’s own drawing.","type":"object","additionalProperties":false,"required":["type","title"],"properties":{"type":{"const":"banner","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The page's heading."},"tagline":{"type":"string","format":"inline","minLength":1,"description":"One sentence below it."},"height":{"enum":["full","half"],"default":"full","description":"Whether it is as high as usual, or half, where what follows is what one came for."},"art":{"title":"Background","$ref":"../definitions.schema.json#/definitions/art"}}};
const schema33 = {"type":"string","enum":["drawing","none"],"default":"drawing","title":"Art","description":"What lies behind the words: the page's own drawing, or nothing but its colour. Unless given, the drawing."};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "drawing") || (data === "none"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values",schema:schema33.enum,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}


function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema32.required,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "tagline")) || (key0 === "height")) || (key0 === "art"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("banner" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "banner"},message:"must be equal to constant",schema:"banner",parentSchema:schema32.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.title.type,parentSchema:schema32.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tagline !== undefined){
let data2 = data.tagline;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema32.properties.tagline,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/tagline",schemaPath:"#/properties/tagline/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema32.properties.tagline.type,parentSchema:schema32.properties.tagline,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!((data3 === "full") || (data3 === "half"))){
const err8 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/enum",keyword:"enum",params:{allowedValues: schema32.properties.height.enum},message:"must be equal to one of the allowed values",schema:schema32.properties.height.enum,parentSchema:schema32.properties.height,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.art !== undefined){
if(!(validate73(data.art, {instancePath:instancePath+"/art",parentData:data,parentDataProperty:"art",rootData}))){
vErrors = vErrors === null ? validate73.errors : vErrors.concat(validate73.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema32.type,parentSchema:schema32,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

const schema34 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Byline","description":"On a page that is an article, a course or an event: its day, its place, who is behind it, and its tags.","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"byline","description":"The kind of block."}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema34.required,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "type")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("byline" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "byline"},message:"must be equal to constant",schema:"byline",parentSchema:schema34.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema34.type,parentSchema:schema34,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

const schema35 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Call to action","description":"A closing invitation with one button.","type":"object","additionalProperties":false,"required":["type","title","action"],"properties":{"type":{"const":"call-to-action","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The invitation."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence below it."},"action":{"title":"Button","$ref":"../definitions.schema.json#/definitions/action"},"art":{"title":"Background","$ref":"../definitions.schema.json#/definitions/art"}}};
const schema36 = {"title":"Action","description":"A button-like link.","type":"object","additionalProperties":false,"required":["label","href"],"properties":{"label":{"title":"Words on the button","type":"string","format":"text","minLength":1,"description":"The words on it."},"href":{"$ref":"definitions.schema.json#/definitions/link"}}};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.label,data:data0};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.label.type,parentSchema:schema36.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "drawing") || (data === "none"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values",schema:schema33.enum,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.action === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema35.required,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "action")) || (key0 === "art"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("call-to-action" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "call-to-action"},message:"must be equal to constant",schema:"call-to-action",parentSchema:schema35.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.title.type,parentSchema:schema35.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema35.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema35.properties.text.type,parentSchema:schema35.properties.text,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.action !== undefined){
if(!(validate77(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors);
errors = vErrors.length;
}
}
if(data.art !== undefined){
if(!(validate80(data.art, {instancePath:instancePath+"/art",parentData:data,parentDataProperty:"art",rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema35.type,parentSchema:schema35,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

const schema38 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Cards","description":"Cards with a heading and, where there are, an icon, a picture and lists; for services and what belongs to them.","type":"object","additionalProperties":false,"required":["type","cards"],"properties":{"type":{"const":"cards","description":"The kind of block."},"cards":{"type":"array","minItems":1,"items":{"title":"Card","description":"A card, with or without lists.","type":"object","additionalProperties":false,"required":["title"],"properties":{"id":{"$ref":"../definitions.schema.json#/definitions/anchor"},"title":{"type":"string","format":"text","minLength":1,"description":"The card's heading."},"href":{"title":"Leads to","$ref":"../definitions.schema.json#/definitions/link","description":"The page about it, which the heading leads to."},"icon":{"$ref":"../generated/icon.schema.json"},"image":{"$ref":"../definitions.schema.json#/definitions/image"},"colour":{"$ref":"../definitions.schema.json#/definitions/colour"},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two below the heading."},"lists":{"type":"array","minItems":1,"items":{"$ref":"../definitions.schema.json#/definitions/list"},"description":"The card's lists, in order."}}},"description":"The cards, in order."}}};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern14.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"},message:"must match pattern \""+"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"+"\"",schema:"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$",parentSchema:schema30,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}


function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

const schema41 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Icon","description":"A small picture, by its name in the Lucide set (lucide.dev/icons).","type":"string","format":"icon"};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(typeof data === "string")){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema41.type,parentSchema:schema41,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((data === "teal") || (data === "blue")) || (data === "copper")) || (data === "violet")) || (data === "red")) || (data === "green")) || (data === "gold")) || (data === "indigo")) || (data === "magenta")) || (data === "cyan"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values",schema:schema11.enum,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(typeof data === "string")){
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

const schema44 = {"title":"List","description":"A list with a heading.","type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"type":"string","format":"text","minLength":1,"description":"The heading above the list."},"numbered":{"type":"boolean","description":"Whether the items are numbered."},"groups":{"type":"array","minItems":1,"items":{"title":"Item group","description":"Items of a list that belong together.","type":"object","additionalProperties":false,"required":["heading","count"],"properties":{"heading":{"type":"string","format":"text","minLength":1,"description":"A word or two over the items."},"count":{"type":"integer","minimum":1,"description":"How many of the next items belong to it; the last group has all that are left."}}},"description":"The groups that the items fall into, in order."},"items":{"type":"array","minItems":1,"items":{"type":"string","format":"inline","minLength":1,"description":"One item."},"description":"The items, in order."}}};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heading === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "heading") || (key0 === "numbered")) || (key0 === "groups")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.heading !== undefined){
let data0 = data.heading;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.heading,data:data0};
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
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.heading.type,parentSchema:schema44.properties.heading,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.numbered !== undefined){
let data1 = data.numbered;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/numbered",schemaPath:"#/properties/numbered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema44.properties.numbered.type,parentSchema:schema44.properties.numbered,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.heading === undefined){
const err7 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema44.properties.groups.items.required,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.count === undefined){
const err8 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema44.properties.groups.items.required,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "heading") || (key1 === "count"))){
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.heading !== undefined){
let data4 = data3.heading;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.groups.items.properties.heading,data:data4};
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
const err11 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.groups.items.properties.heading.type,parentSchema:schema44.properties.groups.items.properties.heading,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.count !== undefined){
let data5 = data3.count;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/groups/" + i0+"/count",schemaPath:"#/properties/groups/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.groups.items.properties.count.type,parentSchema:schema44.properties.groups.items.properties.count,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/groups/" + i0+"/count",schemaPath:"#/properties/groups/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema44.properties.groups.items.properties.count,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.properties.groups.items.type,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.properties.groups.type,parentSchema:schema44.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44.properties.items,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err17 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.items.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.items.items.type,parentSchema:schema44.properties.items.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.properties.items.type,parentSchema:schema44.properties.items,data:data6};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cards === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'",schema:schema38.required,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "cards"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("cards" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "cards"},message:"must be equal to constant",schema:"cards",parentSchema:schema38.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.cards !== undefined){
let data1 = data.cards;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.cards,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.title === undefined){
const err5 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema38.properties.cards.items.required,parentSchema:schema38.properties.cards.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
if(!((((((((key1 === "id") || (key1 === "title")) || (key1 === "href")) || (key1 === "icon")) || (key1 === "image")) || (key1 === "colour")) || (key1 === "text")) || (key1 === "lists"))){
const err6 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema38.properties.cards.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.id !== undefined){
if(!(validate83(data2.id, {instancePath:instancePath+"/cards/" + i0+"/id",parentData:data2,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
errors = vErrors.length;
}
}
if(data2.title !== undefined){
let data4 = data2.title;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err7 = {instancePath:instancePath+"/cards/" + i0+"/title",schemaPath:"#/properties/cards/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.cards.items.properties.title,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/cards/" + i0+"/title",schemaPath:"#/properties/cards/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.cards.items.properties.title.type,parentSchema:schema38.properties.cards.items.properties.title,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.href !== undefined){
if(!(validate85(data2.href, {instancePath:instancePath+"/cards/" + i0+"/href",parentData:data2,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
errors = vErrors.length;
}
}
if(data2.icon !== undefined){
if(!(validate87(data2.icon, {instancePath:instancePath+"/cards/" + i0+"/icon",parentData:data2,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data2.image !== undefined){
if(!(validate89(data2.image, {instancePath:instancePath+"/cards/" + i0+"/image",parentData:data2,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
errors = vErrors.length;
}
}
if(data2.colour !== undefined){
if(!(validate91(data2.colour, {instancePath:instancePath+"/cards/" + i0+"/colour",parentData:data2,parentDataProperty:"colour",rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
}
if(data2.text !== undefined){
let data9 = data2.text;
if(typeof data9 === "string"){
if(func4(data9) < 1){
const err9 = {instancePath:instancePath+"/cards/" + i0+"/text",schemaPath:"#/properties/cards/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema38.properties.cards.items.properties.text,data:data9};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/cards/" + i0+"/text",schemaPath:"#/properties/cards/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema38.properties.cards.items.properties.text.type,parentSchema:schema38.properties.cards.items.properties.text,data:data9};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.lists !== undefined){
let data10 = data2.lists;
if(Array.isArray(data10)){
if(data10.length < 1){
const err11 = {instancePath:instancePath+"/cards/" + i0+"/lists",schemaPath:"#/properties/cards/items/properties/lists/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema38.properties.cards.items.properties.lists,data:data10};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
if(!(validate93(data10[i1], {instancePath:instancePath+"/cards/" + i0+"/lists/" + i1,parentData:data10,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/cards/" + i0+"/lists",schemaPath:"#/properties/cards/items/properties/lists/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.cards.items.properties.lists.type,parentSchema:schema38.properties.cards.items.properties.lists,data:data10};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.properties.cards.items.type,parentSchema:schema38.properties.cards.items,data:data2};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema38.properties.cards.type,parentSchema:schema38.properties.cards,data:data1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema38.type,parentSchema:schema38,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

const schema45 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Columns","description":"Two or three things explained beside each other.","type":"object","additionalProperties":false,"required":["type","title","columns"],"properties":{"type":{"const":"columns","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the columns."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence below the heading."},"columns":{"type":"array","minItems":2,"items":{"title":"Column","description":"One of the columns.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","format":"text","minLength":1,"description":"The column's heading."},"text":{"type":"string","format":"inline","minLength":1,"description":"The explanation."},"lists":{"type":"array","minItems":1,"items":{"$ref":"../definitions.schema.json#/definitions/list"},"description":"Lists below the text."}}},"description":"The columns, in order."}}};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heading === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "heading") || (key0 === "numbered")) || (key0 === "groups")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.heading !== undefined){
let data0 = data.heading;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.heading,data:data0};
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
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.heading.type,parentSchema:schema44.properties.heading,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.numbered !== undefined){
let data1 = data.numbered;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/numbered",schemaPath:"#/properties/numbered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema44.properties.numbered.type,parentSchema:schema44.properties.numbered,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.heading === undefined){
const err7 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema44.properties.groups.items.required,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.count === undefined){
const err8 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema44.properties.groups.items.required,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "heading") || (key1 === "count"))){
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.heading !== undefined){
let data4 = data3.heading;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.groups.items.properties.heading,data:data4};
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
const err11 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.groups.items.properties.heading.type,parentSchema:schema44.properties.groups.items.properties.heading,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.count !== undefined){
let data5 = data3.count;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/groups/" + i0+"/count",schemaPath:"#/properties/groups/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.groups.items.properties.count.type,parentSchema:schema44.properties.groups.items.properties.count,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/groups/" + i0+"/count",schemaPath:"#/properties/groups/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema44.properties.groups.items.properties.count,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.properties.groups.items.type,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.properties.groups.type,parentSchema:schema44.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44.properties.items,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err17 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.items.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.items.items.type,parentSchema:schema44.properties.items.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.properties.items.type,parentSchema:schema44.properties.items,data:data6};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.columns === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema45.required,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "columns"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("columns" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "columns"},message:"must be equal to constant",schema:"columns",parentSchema:schema45.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema45.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.title.type,parentSchema:schema45.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema45.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.text.type,parentSchema:schema45.properties.text,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.columns !== undefined){
let data3 = data.columns;
if(Array.isArray(data3)){
if(data3.length < 2){
const err9 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema45.properties.columns,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
const err10 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema45.properties.columns.items.required,parentSchema:schema45.properties.columns.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "title") || (key1 === "text")) || (key1 === "lists"))){
const err11 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema45.properties.columns.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err12 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/properties/columns/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema45.properties.columns.items.properties.title,data:data5};
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
const err13 = {instancePath:instancePath+"/columns/" + i0+"/title",schemaPath:"#/properties/columns/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.columns.items.properties.title.type,parentSchema:schema45.properties.columns.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.text !== undefined){
let data6 = data4.text;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err14 = {instancePath:instancePath+"/columns/" + i0+"/text",schemaPath:"#/properties/columns/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema45.properties.columns.items.properties.text,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/columns/" + i0+"/text",schemaPath:"#/properties/columns/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema45.properties.columns.items.properties.text.type,parentSchema:schema45.properties.columns.items.properties.text,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.lists !== undefined){
let data7 = data4.lists;
if(Array.isArray(data7)){
if(data7.length < 1){
const err16 = {instancePath:instancePath+"/columns/" + i0+"/lists",schemaPath:"#/properties/columns/items/properties/lists/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema45.properties.columns.items.properties.lists,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate96(data7[i1], {instancePath:instancePath+"/columns/" + i0+"/lists/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/columns/" + i0+"/lists",schemaPath:"#/properties/columns/items/properties/lists/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.columns.items.properties.lists.type,parentSchema:schema45.properties.columns.items.properties.lists,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.properties.columns.items.type,parentSchema:schema45.properties.columns.items,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema45.properties.columns.type,parentSchema:schema45.properties.columns,data:data3};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema45.type,parentSchema:schema45,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

const schema47 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Contact details","description":"Ways to reach you, beside the form.","type":"object","additionalProperties":false,"required":["type","title","items"],"properties":{"type":{"const":"contact-details","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence below it."},"steps":{"title":"What happens next","description":"What becomes of a message, step by step.","type":"object","additionalProperties":false,"required":["heading","items"],"properties":{"heading":{"type":"string","format":"text","minLength":1,"description":"The heading above the steps."},"items":{"type":"array","minItems":1,"items":{"title":"Step","type":"string","format":"inline","minLength":1,"description":"One step."},"description":"The steps, in order."}}},"items":{"type":"array","minItems":1,"items":{"title":"Contact detail","description":"One way to reach you.","type":"object","additionalProperties":false,"required":["label","href","text"],"properties":{"icon":{"$ref":"../generated/icon.schema.json"},"label":{"type":"string","format":"text","minLength":1,"description":"What it is, such as \"Email\"."},"text":{"type":"string","format":"text","minLength":1,"description":"The words that are shown."},"href":{"$ref":"../definitions.schema.json#/definitions/link"}}},"description":"The ways, in order."}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}


function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema47.required,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "steps")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("contact-details" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "contact-details"},message:"must be equal to constant",schema:"contact-details",parentSchema:schema47.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema47.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.title.type,parentSchema:schema47.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema47.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.text.type,parentSchema:schema47.properties.text,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.steps !== undefined){
let data3 = data.steps;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.heading === undefined){
const err9 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema47.properties.steps.required,parentSchema:schema47.properties.steps,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.items === undefined){
const err10 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema47.properties.steps.required,parentSchema:schema47.properties.steps,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "heading") || (key1 === "items"))){
const err11 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema47.properties.steps,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.heading !== undefined){
let data4 = data3.heading;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err12 = {instancePath:instancePath+"/steps/heading",schemaPath:"#/properties/steps/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema47.properties.steps.properties.heading,data:data4};
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
const err13 = {instancePath:instancePath+"/steps/heading",schemaPath:"#/properties/steps/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.steps.properties.heading.type,parentSchema:schema47.properties.steps.properties.heading,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.items !== undefined){
let data5 = data3.items;
if(Array.isArray(data5)){
if(data5.length < 1){
const err14 = {instancePath:instancePath+"/steps/items",schemaPath:"#/properties/steps/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema47.properties.steps.properties.items,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err15 = {instancePath:instancePath+"/steps/items/" + i0,schemaPath:"#/properties/steps/properties/items/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema47.properties.steps.properties.items.items,data:data6};
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
const err16 = {instancePath:instancePath+"/steps/items/" + i0,schemaPath:"#/properties/steps/properties/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.steps.properties.items.items.type,parentSchema:schema47.properties.steps.properties.items.items,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/steps/items",schemaPath:"#/properties/steps/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema47.properties.steps.properties.items.type,parentSchema:schema47.properties.steps.properties.items,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.properties.steps.type,parentSchema:schema47.properties.steps,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.items !== undefined){
let data7 = data.items;
if(Array.isArray(data7)){
if(data7.length < 1){
const err19 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema47.properties.items,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.label === undefined){
const err20 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema47.properties.items.items.required,parentSchema:schema47.properties.items.items,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8.href === undefined){
const err21 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema47.properties.items.items.required,parentSchema:schema47.properties.items.items,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.text === undefined){
const err22 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema47.properties.items.items.required,parentSchema:schema47.properties.items.items,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data8){
if(!((((key2 === "icon") || (key2 === "label")) || (key2 === "text")) || (key2 === "href"))){
const err23 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema47.properties.items.items,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.icon !== undefined){
if(!(validate87(data8.icon, {instancePath:instancePath+"/items/" + i1+"/icon",parentData:data8,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data8.label !== undefined){
let data10 = data8.label;
if(typeof data10 === "string"){
if(func4(data10) < 1){
const err24 = {instancePath:instancePath+"/items/" + i1+"/label",schemaPath:"#/properties/items/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema47.properties.items.items.properties.label,data:data10};
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
const err25 = {instancePath:instancePath+"/items/" + i1+"/label",schemaPath:"#/properties/items/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.items.items.properties.label.type,parentSchema:schema47.properties.items.items.properties.label,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.text !== undefined){
let data11 = data8.text;
if(typeof data11 === "string"){
if(func4(data11) < 1){
const err26 = {instancePath:instancePath+"/items/" + i1+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema47.properties.items.items.properties.text,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/items/" + i1+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema47.properties.items.items.properties.text.type,parentSchema:schema47.properties.items.items.properties.text,data:data11};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.href !== undefined){
if(!(validate100(data8.href, {instancePath:instancePath+"/items/" + i1+"/href",parentData:data8,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
}
}
else {
const err28 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.properties.items.items.type,parentSchema:schema47.properties.items.items,data:data8};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema47.properties.items.type,parentSchema:schema47.properties.items,data:data7};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema47.type,parentSchema:schema47,data};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

const schema49 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Contact form","description":"A form that sends a message.","type":"object","additionalProperties":false,"required":["type","submit","sending","success","failure"],"properties":{"type":{"const":"contact-form","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The form's heading; not needed where the page's own heading says it."},"text":{"type":"string","format":"long-text","minLength":1,"description":"A sentence below the heading."},"form":{"title":"Declared form","examples":["appointment"],"type":"string","format":"code","minLength":1,"description":"The name of a form that the site declares, whose fields it has; without it, it has the five that are given: name, e-mail, company, telephone, message."},"fields":{"title":"Form fields","description":"The words of the five given fields; needed unless the form is a declared one.","type":"object","additionalProperties":false,"required":["name","email","company","phone","message"],"properties":{"name":{"$ref":"#/definitions/field"},"email":{"$ref":"#/definitions/field"},"company":{"$ref":"#/definitions/field"},"phone":{"$ref":"#/definitions/field"},"message":{"$ref":"#/definitions/field"}}},"required":{"type":"string","format":"text","minLength":1,"description":"What the asterisk in a label means; stands above the fields."},"about":{"title":"What it is about","description":"The words for what a message is about: a link to this page may name it, as in \"/contact?about=Rye\". It is shown above the fields, can be removed, and is sent along. Without these words it is left out.","type":"object","additionalProperties":false,"required":["label","remove"],"properties":{"label":{"examples":["About:"],"type":"string","format":"text","minLength":1,"description":"The words before it."},"remove":{"examples":["Remove"],"type":"string","format":"text","minLength":1,"description":"The button that takes it away."}}},"privacy":{"type":"string","format":"inline","minLength":1,"description":"What becomes of what is sent; stands above the button."},"submit":{"title":"Button","type":"string","format":"text","minLength":1,"description":"The words on the button."},"sending":{"title":"Button while sending","type":"string","format":"text","minLength":1,"description":"The words on the button while the message is on its way."},"success":{"title":"When it was sent","$ref":"#/definitions/outcome","description":"The notification when the message was sent."},"failure":{"title":"When it could not be sent","$ref":"#/definitions/outcome","description":"The notification when it could not be sent."}},"definitions":{"field":{"title":"Form field","description":"The words of one field.","type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","format":"text","minLength":1,"description":"The words above the field."},"placeholder":{"type":"string","format":"text","minLength":1,"description":"The grey words in the empty field."}}},"outcome":{"title":"Form outcome","description":"A notification.","type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","format":"text","minLength":1,"description":"The heading of the notification."},"text":{"type":"string","format":"long-text","minLength":1,"description":"Its sentence."}}}}};
const schema50 = {"title":"Form field","description":"The words of one field.","type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","format":"text","minLength":1,"description":"The words above the field."},"placeholder":{"type":"string","format":"text","minLength":1,"description":"The grey words in the empty field."}}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema50.required,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "placeholder"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.label,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.label.type,parentSchema:schema50.properties.label,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data1 = data.placeholder;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema50.properties.placeholder,data:data1};
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
const err5 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema50.properties.placeholder.type,parentSchema:schema50.properties.placeholder,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema50.type,parentSchema:schema50,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

const schema51 = {"title":"Form outcome","description":"A notification.","type":"object","additionalProperties":false,"required":["title","text"],"properties":{"title":{"type":"string","format":"text","minLength":1,"description":"The heading of the notification."},"text":{"type":"string","format":"long-text","minLength":1,"description":"Its sentence."}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema51.required,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "title") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.title,data:data0};
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
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.title.type,parentSchema:schema51.properties.title,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema51.properties.text,data:data1};
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
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema51.properties.text.type,parentSchema:schema51.properties.text,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema51.type,parentSchema:schema51,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.submit === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submit"},message:"must have required property '"+"submit"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.sending === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sending"},message:"must have required property '"+"sending"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.success === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "success"},message:"must have required property '"+"success"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.failure === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"},message:"must have required property '"+"failure"+"'",schema:schema49.required,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema49.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("contact-form" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "contact-form"},message:"must be equal to constant",schema:"contact-form",parentSchema:schema49.properties.type,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.title,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.title.type,parentSchema:schema49.properties.title,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.text,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.text.type,parentSchema:schema49.properties.text,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.form !== undefined){
let data3 = data.form;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err11 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.form,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.form.type,parentSchema:schema49.properties.form,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.fields !== undefined){
let data4 = data.fields;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err13 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema49.properties.fields.required,parentSchema:schema49.properties.fields,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.email === undefined){
const err14 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'",schema:schema49.properties.fields.required,parentSchema:schema49.properties.fields,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4.company === undefined){
const err15 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'",schema:schema49.properties.fields.required,parentSchema:schema49.properties.fields,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4.phone === undefined){
const err16 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'",schema:schema49.properties.fields.required,parentSchema:schema49.properties.fields,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.message === undefined){
const err17 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'",schema:schema49.properties.fields.required,parentSchema:schema49.properties.fields,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data4){
if(!(((((key1 === "name") || (key1 === "email")) || (key1 === "company")) || (key1 === "phone")) || (key1 === "message"))){
const err18 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema49.properties.fields,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.name !== undefined){
if(!(validate103(data4.name, {instancePath:instancePath+"/fields/name",parentData:data4,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data4.email !== undefined){
if(!(validate103(data4.email, {instancePath:instancePath+"/fields/email",parentData:data4,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data4.company !== undefined){
if(!(validate103(data4.company, {instancePath:instancePath+"/fields/company",parentData:data4,parentDataProperty:"company",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data4.phone !== undefined){
if(!(validate103(data4.phone, {instancePath:instancePath+"/fields/phone",parentData:data4,parentDataProperty:"phone",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
if(data4.message !== undefined){
if(!(validate103(data4.message, {instancePath:instancePath+"/fields/message",parentData:data4,parentDataProperty:"message",rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.properties.fields.type,parentSchema:schema49.properties.fields,data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.required !== undefined){
let data10 = data.required;
if(typeof data10 === "string"){
if(func4(data10) < 1){
const err20 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.required,data:data10};
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
const err21 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.required.type,parentSchema:schema49.properties.required,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.about !== undefined){
let data11 = data.about;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.label === undefined){
const err22 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema49.properties.about.required,parentSchema:schema49.properties.about,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data11.remove === undefined){
const err23 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/required",keyword:"required",params:{missingProperty: "remove"},message:"must have required property '"+"remove"+"'",schema:schema49.properties.about.required,parentSchema:schema49.properties.about,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key2 in data11){
if(!((key2 === "label") || (key2 === "remove"))){
const err24 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema49.properties.about,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data11.label !== undefined){
let data12 = data11.label;
if(typeof data12 === "string"){
if(func4(data12) < 1){
const err25 = {instancePath:instancePath+"/about/label",schemaPath:"#/properties/about/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.about.properties.label,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/about/label",schemaPath:"#/properties/about/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.about.properties.label.type,parentSchema:schema49.properties.about.properties.label,data:data12};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.remove !== undefined){
let data13 = data11.remove;
if(typeof data13 === "string"){
if(func4(data13) < 1){
const err27 = {instancePath:instancePath+"/about/remove",schemaPath:"#/properties/about/properties/remove/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.about.properties.remove,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/about/remove",schemaPath:"#/properties/about/properties/remove/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.about.properties.remove.type,parentSchema:schema49.properties.about.properties.remove,data:data13};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.properties.about.type,parentSchema:schema49.properties.about,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.privacy !== undefined){
let data14 = data.privacy;
if(typeof data14 === "string"){
if(func4(data14) < 1){
const err30 = {instancePath:instancePath+"/privacy",schemaPath:"#/properties/privacy/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.privacy,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/privacy",schemaPath:"#/properties/privacy/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.privacy.type,parentSchema:schema49.properties.privacy,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.submit !== undefined){
let data15 = data.submit;
if(typeof data15 === "string"){
if(func4(data15) < 1){
const err32 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.submit,data:data15};
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
const err33 = {instancePath:instancePath+"/submit",schemaPath:"#/properties/submit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.submit.type,parentSchema:schema49.properties.submit,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.sending !== undefined){
let data16 = data.sending;
if(typeof data16 === "string"){
if(func4(data16) < 1){
const err34 = {instancePath:instancePath+"/sending",schemaPath:"#/properties/sending/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema49.properties.sending,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/sending",schemaPath:"#/properties/sending/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema49.properties.sending.type,parentSchema:schema49.properties.sending,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.success !== undefined){
if(!(validate109(data.success, {instancePath:instancePath+"/success",parentData:data,parentDataProperty:"success",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
if(data.failure !== undefined){
if(!(validate109(data.failure, {instancePath:instancePath+"/failure",parentData:data,parentDataProperty:"failure",rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema49.type,parentSchema:schema49,data};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}

const schema52 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Courses","description":"Courses with a search box and chips that filter by level, and a curriculum that unfolds.","type":"object","additionalProperties":false,"required":["type","search","levels","empty","labels","courses"],"properties":{"type":{"const":"courses","description":"The kind of block."},"search":{"title":"Search","description":"The texts of the search box.","type":"object","additionalProperties":false,"required":["label","placeholder"],"properties":{"label":{"type":"string","format":"text","minLength":1,"description":"What the box is for, for screen readers."},"placeholder":{"type":"string","format":"text","minLength":1,"description":"The grey words in the empty box."}}},"levels":{"title":"Levels","description":"The chips that filter by level.","type":"object","additionalProperties":false,"required":["label","choices"],"properties":{"label":{"type":"string","format":"text","minLength":1,"description":"What the chips are for, for screen readers."},"choices":{"type":"array","minItems":1,"items":{"title":"Choice","type":"string","format":"text","minLength":1,"description":"One choice."},"description":"The levels, in order."}}},"empty":{"title":"When nothing fits","$ref":"../definitions.schema.json#/definitions/emptyResult","description":"What is said when nothing fits."},"labels":{"title":"Course labels","description":"Words that every course card repeats.","type":"object","additionalProperties":false,"required":["classSize","curriculum","request"],"properties":{"classSize":{"type":"string","format":"text","minLength":1,"description":"The size of a class."},"curriculum":{"type":"string","format":"text","minLength":1,"description":"The words that unfold the curriculum."},"request":{"title":"Button","$ref":"../definitions.schema.json#/definitions/action"}}},"courses":{"type":"array","minItems":1,"items":{"title":"Course","description":"A course that one can book.","type":"object","additionalProperties":false,"required":["id","title","category","level","duration","curriculum"],"properties":{"id":{"$ref":"../definitions.schema.json#/definitions/anchor"},"title":{"type":"string","format":"text","minLength":1,"description":"The course's name."},"category":{"type":"string","format":"text","minLength":1,"description":"Its subject."},"level":{"type":"string","format":"text","minLength":1,"description":"Its level: one of the levels above."},"duration":{"type":"string","format":"text","minLength":1,"description":"How long it takes, as in \"2 days\"."},"description":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two about it."},"image":{"$ref":"../definitions.schema.json#/definitions/image"},"colour":{"$ref":"../definitions.schema.json#/definitions/colour"},"curriculum":{"type":"array","minItems":1,"items":{"title":"Topic","type":"string","format":"inline","minLength":1,"description":"One topic."},"description":"The topics, in order."}}},"description":"The courses, in order."}}};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.clear === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clear"},message:"must have required property '"+"clear"+"'",schema:schema29.required,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "text") || (key0 === "some")) || (key0 === "clear"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.text,data:data0};
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
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.text.type,parentSchema:schema29.properties.text,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.some !== undefined){
let data1 = data.some;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/some",schemaPath:"#/properties/some/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.some,data:data1};
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
const err6 = {instancePath:instancePath+"/some",schemaPath:"#/properties/some/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.some.type,parentSchema:schema29.properties.some,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.clear !== undefined){
let data2 = data.clear;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema29.properties.clear,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/clear",schemaPath:"#/properties/clear/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema29.properties.clear.type,parentSchema:schema29.properties.clear,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema29.type,parentSchema:schema29,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.label,data:data0};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.label.type,parentSchema:schema36.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern14.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"},message:"must match pattern \""+"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"+"\"",schema:"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$",parentSchema:schema30,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}


function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((data === "teal") || (data === "blue")) || (data === "copper")) || (data === "violet")) || (data === "red")) || (data === "green")) || (data === "gold")) || (data === "indigo")) || (data === "magenta")) || (data === "cyan"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values",schema:schema11.enum,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(typeof data === "string")){
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.search === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "search"},message:"must have required property '"+"search"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.levels === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "levels"},message:"must have required property '"+"levels"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.empty === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "empty"},message:"must have required property '"+"empty"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.labels === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "labels"},message:"must have required property '"+"labels"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.courses === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "courses"},message:"must have required property '"+"courses"+"'",schema:schema52.required,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "search")) || (key0 === "levels")) || (key0 === "empty")) || (key0 === "labels")) || (key0 === "courses"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("courses" !== data0){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "courses"},message:"must be equal to constant",schema:"courses",parentSchema:schema52.properties.type,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.search !== undefined){
let data1 = data.search;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
const err8 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema52.properties.search.required,parentSchema:schema52.properties.search,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.placeholder === undefined){
const err9 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/required",keyword:"required",params:{missingProperty: "placeholder"},message:"must have required property '"+"placeholder"+"'",schema:schema52.properties.search.required,parentSchema:schema52.properties.search,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "label") || (key1 === "placeholder"))){
const err10 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema52.properties.search,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.label !== undefined){
let data2 = data1.label;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err11 = {instancePath:instancePath+"/search/label",schemaPath:"#/properties/search/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.search.properties.label,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/search/label",schemaPath:"#/properties/search/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.search.properties.label.type,parentSchema:schema52.properties.search.properties.label,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.placeholder !== undefined){
let data3 = data1.placeholder;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err13 = {instancePath:instancePath+"/search/placeholder",schemaPath:"#/properties/search/properties/placeholder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.search.properties.placeholder,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/search/placeholder",schemaPath:"#/properties/search/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.search.properties.placeholder.type,parentSchema:schema52.properties.search.properties.placeholder,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.search.type,parentSchema:schema52.properties.search,data:data1};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.levels !== undefined){
let data4 = data.levels;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.label === undefined){
const err16 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema52.properties.levels.required,parentSchema:schema52.properties.levels,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.choices === undefined){
const err17 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/required",keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'",schema:schema52.properties.levels.required,parentSchema:schema52.properties.levels,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key2 in data4){
if(!((key2 === "label") || (key2 === "choices"))){
const err18 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema52.properties.levels,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.label !== undefined){
let data5 = data4.label;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err19 = {instancePath:instancePath+"/levels/label",schemaPath:"#/properties/levels/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.levels.properties.label,data:data5};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/levels/label",schemaPath:"#/properties/levels/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.levels.properties.label.type,parentSchema:schema52.properties.levels.properties.label,data:data5};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.choices !== undefined){
let data6 = data4.choices;
if(Array.isArray(data6)){
if(data6.length < 1){
const err21 = {instancePath:instancePath+"/levels/choices",schemaPath:"#/properties/levels/properties/choices/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema52.properties.levels.properties.choices,data:data6};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err22 = {instancePath:instancePath+"/levels/choices/" + i0,schemaPath:"#/properties/levels/properties/choices/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.levels.properties.choices.items,data:data7};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/levels/choices/" + i0,schemaPath:"#/properties/levels/properties/choices/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.levels.properties.choices.items.type,parentSchema:schema52.properties.levels.properties.choices.items,data:data7};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/levels/choices",schemaPath:"#/properties/levels/properties/choices/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema52.properties.levels.properties.choices.type,parentSchema:schema52.properties.levels.properties.choices,data:data6};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/levels",schemaPath:"#/properties/levels/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.levels.type,parentSchema:schema52.properties.levels,data:data4};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.empty !== undefined){
if(!(validate113(data.empty, {instancePath:instancePath+"/empty",parentData:data,parentDataProperty:"empty",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.labels !== undefined){
let data9 = data.labels;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.classSize === undefined){
const err26 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty: "classSize"},message:"must have required property '"+"classSize"+"'",schema:schema52.properties.labels.required,parentSchema:schema52.properties.labels,data:data9};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.curriculum === undefined){
const err27 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty: "curriculum"},message:"must have required property '"+"curriculum"+"'",schema:schema52.properties.labels.required,parentSchema:schema52.properties.labels,data:data9};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.request === undefined){
const err28 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'",schema:schema52.properties.labels.required,parentSchema:schema52.properties.labels,data:data9};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
for(const key3 in data9){
if(!(((key3 === "classSize") || (key3 === "curriculum")) || (key3 === "request"))){
const err29 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema52.properties.labels,data:data9};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data9.classSize !== undefined){
let data10 = data9.classSize;
if(typeof data10 === "string"){
if(func4(data10) < 1){
const err30 = {instancePath:instancePath+"/labels/classSize",schemaPath:"#/properties/labels/properties/classSize/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.labels.properties.classSize,data:data10};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/labels/classSize",schemaPath:"#/properties/labels/properties/classSize/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.labels.properties.classSize.type,parentSchema:schema52.properties.labels.properties.classSize,data:data10};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.curriculum !== undefined){
let data11 = data9.curriculum;
if(typeof data11 === "string"){
if(func4(data11) < 1){
const err32 = {instancePath:instancePath+"/labels/curriculum",schemaPath:"#/properties/labels/properties/curriculum/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.labels.properties.curriculum,data:data11};
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
const err33 = {instancePath:instancePath+"/labels/curriculum",schemaPath:"#/properties/labels/properties/curriculum/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.labels.properties.curriculum.type,parentSchema:schema52.properties.labels.properties.curriculum,data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.request !== undefined){
if(!(validate115(data9.request, {instancePath:instancePath+"/labels/request",parentData:data9,parentDataProperty:"request",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.labels.type,parentSchema:schema52.properties.labels,data:data9};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.courses !== undefined){
let data13 = data.courses;
if(Array.isArray(data13)){
if(data13.length < 1){
const err35 = {instancePath:instancePath+"/courses",schemaPath:"#/properties/courses/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema52.properties.courses,data:data13};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
const err36 = {instancePath:instancePath+"/courses/" + i1,schemaPath:"#/properties/courses/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema52.properties.courses.items.required,parentSchema:schema52.properties.courses.items,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.title === undefined){
const err37 = {instancePath:instancePath+"/courses/" + i1,schemaPath:"#/properties/courses/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema52.properties.courses.items.required,parentSchema:schema52.properties.courses.items,data:data14};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.category === undefined){
const err38 = {instancePath:instancePath+"/courses/" + i1,schemaPath:"#/properties/courses/items/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'",schema:schema52.properties.courses.items.required,parentSchema:schema52.properties.courses.items,data:data14};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14.level === undefined){
const err39 = {instancePath:instancePath+"/courses/" + i1,schemaPath:"#/properties/courses/items/required",keyword:"required",params:{missingProperty: "level"},message:"must have required property '"+"level"+"'",schema:schema52.properties.courses.items.required,parentSchema:schema52.properties.courses.items,data:data14};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data14.duration === undefined){
const err40 = {instancePath:instancePath+"/courses/" + i1,schemaPath:"#/properties/courses/items/required",keyword:"required",params:{missingProperty: "duration"},message:"must have required property '"+"duration"+"'",schema:schema52.properties.courses.items.required,parentSchema:schema52.properties.courses.items,data:data14};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data14.curriculum === undefined){
const err41 = {instancePath:instancePath+"/courses/" + i1,schemaPath:"#/properties/courses/items/required",keyword:"required",params:{missingProperty: "curriculum"},message:"must have required property '"+"curriculum"+"'",schema:schema52.properties.courses.items.required,parentSchema:schema52.properties.courses.items,data:data14};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key4 in data14){
if(!(func2.call(schema52.properties.courses.items.properties, key4))){
const err42 = {instancePath:instancePath+"/courses/" + i1,schemaPath:"#/properties/courses/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema52.properties.courses.items,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data14.id !== undefined){
if(!(validate118(data14.id, {instancePath:instancePath+"/courses/" + i1+"/id",parentData:data14,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
if(data14.title !== undefined){
let data16 = data14.title;
if(typeof data16 === "string"){
if(func4(data16) < 1){
const err43 = {instancePath:instancePath+"/courses/" + i1+"/title",schemaPath:"#/properties/courses/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.courses.items.properties.title,data:data16};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/courses/" + i1+"/title",schemaPath:"#/properties/courses/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.courses.items.properties.title.type,parentSchema:schema52.properties.courses.items.properties.title,data:data16};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data14.category !== undefined){
let data17 = data14.category;
if(typeof data17 === "string"){
if(func4(data17) < 1){
const err45 = {instancePath:instancePath+"/courses/" + i1+"/category",schemaPath:"#/properties/courses/items/properties/category/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.courses.items.properties.category,data:data17};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/courses/" + i1+"/category",schemaPath:"#/properties/courses/items/properties/category/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.courses.items.properties.category.type,parentSchema:schema52.properties.courses.items.properties.category,data:data17};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data14.level !== undefined){
let data18 = data14.level;
if(typeof data18 === "string"){
if(func4(data18) < 1){
const err47 = {instancePath:instancePath+"/courses/" + i1+"/level",schemaPath:"#/properties/courses/items/properties/level/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.courses.items.properties.level,data:data18};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/courses/" + i1+"/level",schemaPath:"#/properties/courses/items/properties/level/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.courses.items.properties.level.type,parentSchema:schema52.properties.courses.items.properties.level,data:data18};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data14.duration !== undefined){
let data19 = data14.duration;
if(typeof data19 === "string"){
if(func4(data19) < 1){
const err49 = {instancePath:instancePath+"/courses/" + i1+"/duration",schemaPath:"#/properties/courses/items/properties/duration/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.courses.items.properties.duration,data:data19};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/courses/" + i1+"/duration",schemaPath:"#/properties/courses/items/properties/duration/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.courses.items.properties.duration.type,parentSchema:schema52.properties.courses.items.properties.duration,data:data19};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data14.description !== undefined){
let data20 = data14.description;
if(typeof data20 === "string"){
if(func4(data20) < 1){
const err51 = {instancePath:instancePath+"/courses/" + i1+"/description",schemaPath:"#/properties/courses/items/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.courses.items.properties.description,data:data20};
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
const err52 = {instancePath:instancePath+"/courses/" + i1+"/description",schemaPath:"#/properties/courses/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.courses.items.properties.description.type,parentSchema:schema52.properties.courses.items.properties.description,data:data20};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.image !== undefined){
if(!(validate120(data14.image, {instancePath:instancePath+"/courses/" + i1+"/image",parentData:data14,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
if(data14.colour !== undefined){
if(!(validate122(data14.colour, {instancePath:instancePath+"/courses/" + i1+"/colour",parentData:data14,parentDataProperty:"colour",rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
}
if(data14.curriculum !== undefined){
let data23 = data14.curriculum;
if(Array.isArray(data23)){
if(data23.length < 1){
const err53 = {instancePath:instancePath+"/courses/" + i1+"/curriculum",schemaPath:"#/properties/courses/items/properties/curriculum/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema52.properties.courses.items.properties.curriculum,data:data23};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
const len2 = data23.length;
for(let i2=0; i2<len2; i2++){
let data24 = data23[i2];
if(typeof data24 === "string"){
if(func4(data24) < 1){
const err54 = {instancePath:instancePath+"/courses/" + i1+"/curriculum/" + i2,schemaPath:"#/properties/courses/items/properties/curriculum/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema52.properties.courses.items.properties.curriculum.items,data:data24};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/courses/" + i1+"/curriculum/" + i2,schemaPath:"#/properties/courses/items/properties/curriculum/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema52.properties.courses.items.properties.curriculum.items.type,parentSchema:schema52.properties.courses.items.properties.curriculum.items,data:data24};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/courses/" + i1+"/curriculum",schemaPath:"#/properties/courses/items/properties/curriculum/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema52.properties.courses.items.properties.curriculum.type,parentSchema:schema52.properties.courses.items.properties.curriculum,data:data23};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/courses/" + i1,schemaPath:"#/properties/courses/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.properties.courses.items.type,parentSchema:schema52.properties.courses.items,data:data14};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/courses",schemaPath:"#/properties/courses/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema52.properties.courses.type,parentSchema:schema52.properties.courses,data:data13};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema52.type,parentSchema:schema52,data};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

const schema58 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Diagram","description":"A drawing of what passes between parties, step by step, or of what happens along a scale; read out as a list.","type":"object","additionalProperties":false,"required":["type","title","actors","steps"],"properties":{"type":{"const":"diagram","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"What the drawing shows."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"actors":{"type":"array","minItems":1,"maxItems":6,"items":{"title":"Actor","description":"Somebody or something that takes part.","type":"object","additionalProperties":false,"required":["name","icon"],"properties":{"name":{"type":"string","format":"text","minLength":1,"description":"The name, as steps use it; short, since there is little room on a phone."},"icon":{"$ref":"../generated/icon.schema.json"}}},"description":"Who takes part, in the order in which they stand beside each other."},"scale":{"title":"Scale","description":"What the steps are measured by; without it they stand between the actors.","type":"object","additionalProperties":false,"required":["length","unit"],"properties":{"length":{"type":"number","minimum":1,"description":"Where the scale ends; it begins at 0 and has four parts."},"unit":{"type":"string","format":"text","minLength":1,"description":"What is counted, as in \"ms\" or \"weeks\"."}}},"steps":{"type":"array","minItems":1,"items":{"title":"Diagram step","description":"Something that one actor does, or sends to another.","type":"object","additionalProperties":false,"required":["label","from"],"properties":{"label":{"type":"string","format":"text","minLength":1,"description":"A few letters that stand in the drawing: a message's name, a number."},"from":{"title":"Actor","type":"string","format":"text","minLength":1,"description":"The name of the actor who does it."},"to":{"title":"To","type":"string","format":"text","minLength":1,"description":"The name of the actor who gets it; left out where it stays with one."},"answers":{"type":"boolean","description":"Whether it answers an earlier step; it is then drawn as a fine broken line."},"start":{"type":"number","minimum":0,"description":"Where on the scale it begins."},"end":{"type":"number","minimum":0,"description":"Where on the scale it ends."},"text":{"type":"string","format":"inline","minLength":1,"description":"What happens there, in a sentence."}}},"description":"The steps, in order."},"note":{"type":"string","format":"inline","minLength":1,"description":"A closing remark, such as where the figures are from."}}};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.actors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actors"},message:"must have required property '"+"actors"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.steps === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema58.required,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "actors")) || (key0 === "scale")) || (key0 === "steps")) || (key0 === "note"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("diagram" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "diagram"},message:"must be equal to constant",schema:"diagram",parentSchema:schema58.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.title.type,parentSchema:schema58.properties.title,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.text,data:data2};
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
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.text.type,parentSchema:schema58.properties.text,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.actors !== undefined){
let data3 = data.actors;
if(Array.isArray(data3)){
if(data3.length > 6){
const err10 = {instancePath:instancePath+"/actors",schemaPath:"#/properties/actors/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items",schema:6,parentSchema:schema58.properties.actors,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length < 1){
const err11 = {instancePath:instancePath+"/actors",schemaPath:"#/properties/actors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema58.properties.actors,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err12 = {instancePath:instancePath+"/actors/" + i0,schemaPath:"#/properties/actors/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema58.properties.actors.items.required,parentSchema:schema58.properties.actors.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4.icon === undefined){
const err13 = {instancePath:instancePath+"/actors/" + i0,schemaPath:"#/properties/actors/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'",schema:schema58.properties.actors.items.required,parentSchema:schema58.properties.actors.items,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "name") || (key1 === "icon"))){
const err14 = {instancePath:instancePath+"/actors/" + i0,schemaPath:"#/properties/actors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema58.properties.actors.items,data:data4};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err15 = {instancePath:instancePath+"/actors/" + i0+"/name",schemaPath:"#/properties/actors/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.actors.items.properties.name,data:data5};
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
const err16 = {instancePath:instancePath+"/actors/" + i0+"/name",schemaPath:"#/properties/actors/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.actors.items.properties.name.type,parentSchema:schema58.properties.actors.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.icon !== undefined){
if(!(validate87(data4.icon, {instancePath:instancePath+"/actors/" + i0+"/icon",parentData:data4,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/actors/" + i0,schemaPath:"#/properties/actors/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.properties.actors.items.type,parentSchema:schema58.properties.actors.items,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/actors",schemaPath:"#/properties/actors/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema58.properties.actors.type,parentSchema:schema58.properties.actors,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.scale !== undefined){
let data7 = data.scale;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.length === undefined){
const err19 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/required",keyword:"required",params:{missingProperty: "length"},message:"must have required property '"+"length"+"'",schema:schema58.properties.scale.required,parentSchema:schema58.properties.scale,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.unit === undefined){
const err20 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'",schema:schema58.properties.scale.required,parentSchema:schema58.properties.scale,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data7){
if(!((key2 === "length") || (key2 === "unit"))){
const err21 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema58.properties.scale,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.length !== undefined){
let data8 = data7.length;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/scale/length",schemaPath:"#/properties/scale/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema58.properties.scale.properties.length,data:data8};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/scale/length",schemaPath:"#/properties/scale/properties/length/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema58.properties.scale.properties.length.type,parentSchema:schema58.properties.scale.properties.length,data:data8};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.unit !== undefined){
let data9 = data7.unit;
if(typeof data9 === "string"){
if(func4(data9) < 1){
const err24 = {instancePath:instancePath+"/scale/unit",schemaPath:"#/properties/scale/properties/unit/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.scale.properties.unit,data:data9};
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
const err25 = {instancePath:instancePath+"/scale/unit",schemaPath:"#/properties/scale/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.scale.properties.unit.type,parentSchema:schema58.properties.scale.properties.unit,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.properties.scale.type,parentSchema:schema58.properties.scale,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.steps !== undefined){
let data10 = data.steps;
if(Array.isArray(data10)){
if(data10.length < 1){
const err27 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema58.properties.steps,data:data10};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.label === undefined){
const err28 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema58.properties.steps.items.required,parentSchema:schema58.properties.steps.items,data:data11};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.from === undefined){
const err29 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema58.properties.steps.items.required,parentSchema:schema58.properties.steps.items,data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key3 in data11){
if(!(((((((key3 === "label") || (key3 === "from")) || (key3 === "to")) || (key3 === "answers")) || (key3 === "start")) || (key3 === "end")) || (key3 === "text"))){
const err30 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema58.properties.steps.items,data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.label !== undefined){
let data12 = data11.label;
if(typeof data12 === "string"){
if(func4(data12) < 1){
const err31 = {instancePath:instancePath+"/steps/" + i1+"/label",schemaPath:"#/properties/steps/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.steps.items.properties.label,data:data12};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/steps/" + i1+"/label",schemaPath:"#/properties/steps/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.steps.items.properties.label.type,parentSchema:schema58.properties.steps.items.properties.label,data:data12};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.from !== undefined){
let data13 = data11.from;
if(typeof data13 === "string"){
if(func4(data13) < 1){
const err33 = {instancePath:instancePath+"/steps/" + i1+"/from",schemaPath:"#/properties/steps/items/properties/from/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.steps.items.properties.from,data:data13};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/steps/" + i1+"/from",schemaPath:"#/properties/steps/items/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.steps.items.properties.from.type,parentSchema:schema58.properties.steps.items.properties.from,data:data13};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data11.to !== undefined){
let data14 = data11.to;
if(typeof data14 === "string"){
if(func4(data14) < 1){
const err35 = {instancePath:instancePath+"/steps/" + i1+"/to",schemaPath:"#/properties/steps/items/properties/to/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.steps.items.properties.to,data:data14};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/steps/" + i1+"/to",schemaPath:"#/properties/steps/items/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.steps.items.properties.to.type,parentSchema:schema58.properties.steps.items.properties.to,data:data14};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.answers !== undefined){
let data15 = data11.answers;
if(typeof data15 !== "boolean"){
const err37 = {instancePath:instancePath+"/steps/" + i1+"/answers",schemaPath:"#/properties/steps/items/properties/answers/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema58.properties.steps.items.properties.answers.type,parentSchema:schema58.properties.steps.items.properties.answers,data:data15};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data11.start !== undefined){
let data16 = data11.start;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err38 = {instancePath:instancePath+"/steps/" + i1+"/start",schemaPath:"#/properties/steps/items/properties/start/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.steps.items.properties.start,data:data16};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/steps/" + i1+"/start",schemaPath:"#/properties/steps/items/properties/start/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema58.properties.steps.items.properties.start.type,parentSchema:schema58.properties.steps.items.properties.start,data:data16};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.end !== undefined){
let data17 = data11.end;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/steps/" + i1+"/end",schemaPath:"#/properties/steps/items/properties/end/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0",schema:0,parentSchema:schema58.properties.steps.items.properties.end,data:data17};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/steps/" + i1+"/end",schemaPath:"#/properties/steps/items/properties/end/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema58.properties.steps.items.properties.end.type,parentSchema:schema58.properties.steps.items.properties.end,data:data17};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.text !== undefined){
let data18 = data11.text;
if(typeof data18 === "string"){
if(func4(data18) < 1){
const err42 = {instancePath:instancePath+"/steps/" + i1+"/text",schemaPath:"#/properties/steps/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.steps.items.properties.text,data:data18};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/steps/" + i1+"/text",schemaPath:"#/properties/steps/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.steps.items.properties.text.type,parentSchema:schema58.properties.steps.items.properties.text,data:data18};
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
const err44 = {instancePath:instancePath+"/steps/" + i1,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.properties.steps.items.type,parentSchema:schema58.properties.steps.items,data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema58.properties.steps.type,parentSchema:schema58.properties.steps,data:data10};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.note !== undefined){
let data19 = data.note;
if(typeof data19 === "string"){
if(func4(data19) < 1){
const err46 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema58.properties.note,data:data19};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema58.properties.note.type,parentSchema:schema58.properties.note,data:data19};
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
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema58.type,parentSchema:schema58,data};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

const schema59 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Embed","description":"A part of another site, such as a calendar or a map, once the visitor agrees.","type":"object","additionalProperties":false,"required":["type","name","src","consent","show","link"],"properties":{"type":{"const":"embed","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the part."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"name":{"type":"string","format":"text","minLength":1,"description":"What the part is; it names the frame."},"src":{"$ref":"../definitions.schema.json#/definitions/frame"},"shape":{"type":"string","enum":["wide","square","tall"],"default":"wide","description":"How high it is for its width. Unless given, as wide as films are."},"consent":{"examples":["It comes from #, which then learns your address."],"type":"string","format":"long-text","minLength":1,"description":"What one agrees to by pressing the button; # stands for the other site’s address."},"show":{"type":"string","format":"text","minLength":1,"description":"The words on the button that shows it."},"link":{"$ref":"../definitions.schema.json#/definitions/action","description":"A link to the same on its own site."}}};
const schema60 = {"title":"Address of the frame","examples":["https://player.vimeo.com/video/76979871"],"type":"string","format":"frame","pattern":"^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?([/?#]\\S*)?$","description":"The address that the other site gives for showing it within pages: a full one, beginning with https:."};
const pattern18 = new RegExp("^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?([/?#]\\S*)?$", "u");

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern18.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?([/?#]\\S*)?$"},message:"must match pattern \""+"^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?([/?#]\\S*)?$"+"\"",schema:"^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?([/?#]\\S*)?$",parentSchema:schema60,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}


function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.label,data:data0};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.label.type,parentSchema:schema36.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.src === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.consent === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consent"},message:"must have required property '"+"consent"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.show === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "show"},message:"must have required property '"+"show"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.link === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema59.required,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema59.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("embed" !== data0){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "embed"},message:"must be equal to constant",schema:"embed",parentSchema:schema59.properties.type,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema59.properties.title,data:data1};
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
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.title.type,parentSchema:schema59.properties.title,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema59.properties.text,data:data2};
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
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.text.type,parentSchema:schema59.properties.text,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema59.properties.name,data:data3};
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
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.name.type,parentSchema:schema59.properties.name,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.src !== undefined){
if(!(validate127(data.src, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
}
if(data.shape !== undefined){
let data5 = data.shape;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.shape.type,parentSchema:schema59.properties.shape,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data5 === "wide") || (data5 === "square")) || (data5 === "tall"))){
const err15 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/enum",keyword:"enum",params:{allowedValues: schema59.properties.shape.enum},message:"must be equal to one of the allowed values",schema:schema59.properties.shape.enum,parentSchema:schema59.properties.shape,data:data5};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.consent !== undefined){
let data6 = data.consent;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err16 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema59.properties.consent,data:data6};
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
const err17 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.consent.type,parentSchema:schema59.properties.consent,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.show !== undefined){
let data7 = data.show;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err18 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema59.properties.show,data:data7};
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
const err19 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema59.properties.show.type,parentSchema:schema59.properties.show,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.link !== undefined){
if(!(validate129(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema59.type,parentSchema:schema59,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

const schema62 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Events","description":"What happens on certain days, with the place; what is over can be kept folded.","type":"object","additionalProperties":false,"required":["type","events"],"properties":{"type":{"const":"events","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the events."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"events":{"type":"array","minItems":1,"items":{"$ref":"events.schema.json#/definitions/event"},"description":"What is to come, in order."},"past":{"title":"Past events","type":"object","additionalProperties":false,"required":["heading","events"],"description":"What is over: folded below the others. Move events here when their day has passed.","properties":{"heading":{"type":"string","format":"text","minLength":1,"description":"The words that unfold it."},"events":{"type":"array","minItems":1,"items":{"$ref":"events.schema.json#/definitions/event"},"description":"What is over, the latest first."}}}},"definitions":{"event":{"title":"Site event","description":"Something that happens on a day, or on several.","type":"object","additionalProperties":false,"required":["id","title","date"],"properties":{"id":{"$ref":"../definitions.schema.json#/definitions/anchor"},"title":{"type":"string","format":"text","minLength":1,"description":"What it is."},"date":{"$ref":"../definitions.schema.json#/definitions/date","description":"The day, or the first of them."},"end":{"title":"Last day","$ref":"../definitions.schema.json#/definitions/date","description":"The last day, where there are several."},"time":{"type":"string","format":"code","examples":["19:30"],"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","description":"When it begins, as hours and minutes: \"19:30\"."},"place":{"type":"string","format":"text","minLength":1,"description":"Where it is."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two about it."},"href":{"title":"Leads to","$ref":"../definitions.schema.json#/definitions/link","description":"A page about it, or the one to sign up at."}}}}};
const schema63 = {"title":"Site event","description":"Something that happens on a day, or on several.","type":"object","additionalProperties":false,"required":["id","title","date"],"properties":{"id":{"$ref":"../definitions.schema.json#/definitions/anchor"},"title":{"type":"string","format":"text","minLength":1,"description":"What it is."},"date":{"$ref":"../definitions.schema.json#/definitions/date","description":"The day, or the first of them."},"end":{"title":"Last day","$ref":"../definitions.schema.json#/definitions/date","description":"The last day, where there are several."},"time":{"type":"string","format":"code","examples":["19:30"],"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","description":"When it begins, as hours and minutes: \"19:30\"."},"place":{"type":"string","format":"text","minLength":1,"description":"Where it is."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two about it."},"href":{"title":"Leads to","$ref":"../definitions.schema.json#/definitions/link","description":"A page about it, or the one to sign up at."}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern14.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"},message:"must match pattern \""+"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"+"\"",schema:"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$",parentSchema:schema30,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern15.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",parentSchema:schema31,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}

const pattern21 = new RegExp("^([01]\\d|2[0-3]):[0-5]\\d$", "u");

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.date === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'",schema:schema63.required,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "title")) || (key0 === "date")) || (key0 === "end")) || (key0 === "time")) || (key0 === "place")) || (key0 === "text")) || (key0 === "href"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(!(validate134(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema63.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.title.type,parentSchema:schema63.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.date !== undefined){
if(!(validate136(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.end !== undefined){
if(!(validate136(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
}
if(data.time !== undefined){
let data4 = data.time;
if(typeof data4 === "string"){
if(!pattern21.test(data4)){
const err6 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\"",schema:"^([01]\\d|2[0-3]):[0-5]\\d$",parentSchema:schema63.properties.time,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.time.type,parentSchema:schema63.properties.time,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.place !== undefined){
let data5 = data.place;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err8 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema63.properties.place,data:data5};
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
const err9 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.place.type,parentSchema:schema63.properties.place,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.text !== undefined){
let data6 = data.text;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema63.properties.text,data:data6};
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
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema63.properties.text.type,parentSchema:schema63.properties.text,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate139(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema63.type,parentSchema:schema63,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema62.required,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "events")) || (key0 === "past"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("events" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "events"},message:"must be equal to constant",schema:"events",parentSchema:schema62.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema62.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.title.type,parentSchema:schema62.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema62.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.text.type,parentSchema:schema62.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.events !== undefined){
let data3 = data.events;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema62.properties.events,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate133(data3[i0], {instancePath:instancePath+"/events/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema62.properties.events.type,parentSchema:schema62.properties.events,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.past !== undefined){
let data5 = data.past;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.heading === undefined){
const err10 = {instancePath:instancePath+"/past",schemaPath:"#/properties/past/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema62.properties.past.required,parentSchema:schema62.properties.past,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.events === undefined){
const err11 = {instancePath:instancePath+"/past",schemaPath:"#/properties/past/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'",schema:schema62.properties.past.required,parentSchema:schema62.properties.past,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data5){
if(!((key1 === "heading") || (key1 === "events"))){
const err12 = {instancePath:instancePath+"/past",schemaPath:"#/properties/past/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema62.properties.past,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.heading !== undefined){
let data6 = data5.heading;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err13 = {instancePath:instancePath+"/past/heading",schemaPath:"#/properties/past/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema62.properties.past.properties.heading,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/past/heading",schemaPath:"#/properties/past/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema62.properties.past.properties.heading.type,parentSchema:schema62.properties.past.properties.heading,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.events !== undefined){
let data7 = data5.events;
if(Array.isArray(data7)){
if(data7.length < 1){
const err15 = {instancePath:instancePath+"/past/events",schemaPath:"#/properties/past/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema62.properties.past.properties.events,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate133(data7[i1], {instancePath:instancePath+"/past/events/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/past/events",schemaPath:"#/properties/past/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema62.properties.past.properties.events.type,parentSchema:schema62.properties.past.properties.events,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/past",schemaPath:"#/properties/past/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.properties.past.type,parentSchema:schema62.properties.past,data:data5};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema62.type,parentSchema:schema62,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

const schema67 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Facts","description":"Cards with an icon, a heading and a sentence, for what one should know about you.","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"facts","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the cards."},"items":{"type":"array","minItems":1,"items":{"title":"Fact card","description":"A card with one fact.","type":"object","additionalProperties":false,"required":["icon","title","text"],"properties":{"icon":{"$ref":"../generated/icon.schema.json"},"title":{"type":"string","format":"text","minLength":1,"description":"The card's heading."},"value":{"type":"string","format":"text","minLength":1,"description":"A number to show large."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two."}}},"description":"The cards, in order."}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema67.required,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("facts" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "facts"},message:"must be equal to constant",schema:"facts",parentSchema:schema67.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.title.type,parentSchema:schema67.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema67.properties.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.icon === undefined){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'",schema:schema67.properties.items.items.required,parentSchema:schema67.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.title === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema67.properties.items.items.required,parentSchema:schema67.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.text === undefined){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema67.properties.items.items.required,parentSchema:schema67.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "icon") || (key1 === "title")) || (key1 === "value")) || (key1 === "text"))){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema67.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.icon !== undefined){
if(!(validate87(data3.icon, {instancePath:instancePath+"/items/" + i0+"/icon",parentData:data3,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data3.title !== undefined){
let data5 = data3.title;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err11 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.properties.items.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/items/" + i0+"/title",schemaPath:"#/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.items.items.properties.title.type,parentSchema:schema67.properties.items.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.value !== undefined){
let data6 = data3.value;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err13 = {instancePath:instancePath+"/items/" + i0+"/value",schemaPath:"#/properties/items/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.properties.items.items.properties.value,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/items/" + i0+"/value",schemaPath:"#/properties/items/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.items.items.properties.value.type,parentSchema:schema67.properties.items.items.properties.value,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.text !== undefined){
let data7 = data3.text;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err15 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema67.properties.items.items.properties.text,data:data7};
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
const err16 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema67.properties.items.items.properties.text.type,parentSchema:schema67.properties.items.items.properties.text,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.properties.items.items.type,parentSchema:schema67.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema67.properties.items.type,parentSchema:schema67.properties.items,data:data2};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema67.type,parentSchema:schema67,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}

const schema68 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Files","description":"Files to take along, each with its kind and size.","type":"object","additionalProperties":false,"required":["type","files"],"properties":{"type":{"const":"files","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the files."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"files":{"type":"array","minItems":1,"items":{"title":"Offered file","description":"A file of this site that visitors take along.","type":"object","additionalProperties":false,"required":["name","href"],"properties":{"name":{"type":"string","format":"text","minLength":1,"description":"What it is."},"href":{"title":"File","$ref":"../definitions.schema.json#/definitions/link","description":"The file’s address on this site, as in \"/price-list.pdf\"; it lies in the site’s folder \"public\"."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two about it."}}},"description":"The files, in order."}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}


function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.files === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'",schema:schema68.required,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "files"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("files" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "files"},message:"must be equal to constant",schema:"files",parentSchema:schema68.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema68.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.properties.title.type,parentSchema:schema68.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema68.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.properties.text.type,parentSchema:schema68.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.files !== undefined){
let data3 = data.files;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema68.properties.files,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err9 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema68.properties.files.items.required,parentSchema:schema68.properties.files.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.href === undefined){
const err10 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema68.properties.files.items.required,parentSchema:schema68.properties.files.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "name") || (key1 === "href")) || (key1 === "text"))){
const err11 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema68.properties.files.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err12 = {instancePath:instancePath+"/files/" + i0+"/name",schemaPath:"#/properties/files/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema68.properties.files.items.properties.name,data:data5};
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
const err13 = {instancePath:instancePath+"/files/" + i0+"/name",schemaPath:"#/properties/files/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.properties.files.items.properties.name.type,parentSchema:schema68.properties.files.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.href !== undefined){
if(!(validate146(data4.href, {instancePath:instancePath+"/files/" + i0+"/href",parentData:data4,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors);
errors = vErrors.length;
}
}
if(data4.text !== undefined){
let data7 = data4.text;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err14 = {instancePath:instancePath+"/files/" + i0+"/text",schemaPath:"#/properties/files/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema68.properties.files.items.properties.text,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/files/" + i0+"/text",schemaPath:"#/properties/files/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema68.properties.files.items.properties.text.type,parentSchema:schema68.properties.files.items.properties.text,data:data7};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/files/" + i0,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema68.properties.files.items.type,parentSchema:schema68.properties.files.items,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema68.properties.files.type,parentSchema:schema68.properties.files,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema68.type,parentSchema:schema68,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

const schema70 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Gallery","description":"Pictures beside each other, each with a line below it; each opens at its full size.","type":"object","additionalProperties":false,"required":["type","pictures"],"properties":{"type":{"const":"gallery","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the pictures."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"pictures":{"type":"array","minItems":1,"items":{"title":"Gallery picture","description":"A picture with a line below it.","type":"object","additionalProperties":false,"required":["image"],"properties":{"image":{"$ref":"../definitions.schema.json#/definitions/image"},"caption":{"type":"string","format":"inline","minLength":1,"description":"A line below the picture."}}},"description":"The pictures, in order."}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.pictures === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pictures"},message:"must have required property '"+"pictures"+"'",schema:schema70.required,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "pictures"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("gallery" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "gallery"},message:"must be equal to constant",schema:"gallery",parentSchema:schema70.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema70.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.properties.title.type,parentSchema:schema70.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema70.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.properties.text.type,parentSchema:schema70.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.pictures !== undefined){
let data3 = data.pictures;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema70.properties.pictures,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.image === undefined){
const err9 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'",schema:schema70.properties.pictures.items.required,parentSchema:schema70.properties.pictures.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "image") || (key1 === "caption"))){
const err10 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema70.properties.pictures.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.image !== undefined){
if(!(validate149(data4.image, {instancePath:instancePath+"/pictures/" + i0+"/image",parentData:data4,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
if(data4.caption !== undefined){
let data6 = data4.caption;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err11 = {instancePath:instancePath+"/pictures/" + i0+"/caption",schemaPath:"#/properties/pictures/items/properties/caption/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema70.properties.pictures.items.properties.caption,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/pictures/" + i0+"/caption",schemaPath:"#/properties/pictures/items/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema70.properties.pictures.items.properties.caption.type,parentSchema:schema70.properties.pictures.items.properties.caption,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema70.properties.pictures.items.type,parentSchema:schema70.properties.pictures.items,data:data4};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema70.properties.pictures.type,parentSchema:schema70.properties.pictures,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema70.type,parentSchema:schema70,data};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

const schema72 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Hero","description":"The large opening of the home page: a badge, the headline, a sentence and one button.","type":"object","additionalProperties":false,"required":["type","title"],"properties":{"type":{"const":"hero","description":"The kind of block."},"badge":{"title":"Hero badge","description":"A small mark above the headline.","type":"object","additionalProperties":false,"required":["label"],"properties":{"label":{"type":"string","format":"text","minLength":1,"description":"The words of the badge."},"image":{"$ref":"../definitions.schema.json#/definitions/image"}}},"title":{"type":"string","format":"text","minLength":1,"description":"The headline of the page."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two below the headline."},"action":{"title":"Button","$ref":"../definitions.schema.json#/definitions/action"},"art":{"title":"Background","$ref":"../definitions.schema.json#/definitions/art"}}};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.label,data:data0};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.label.type,parentSchema:schema36.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}


function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "drawing") || (data === "none"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values",schema:schema33.enum,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}


function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema72.required,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "badge")) || (key0 === "title")) || (key0 === "text")) || (key0 === "action")) || (key0 === "art"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("hero" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "hero"},message:"must be equal to constant",schema:"hero",parentSchema:schema72.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.badge !== undefined){
let data1 = data.badge;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.label === undefined){
const err4 = {instancePath:instancePath+"/badge",schemaPath:"#/properties/badge/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema72.properties.badge.required,parentSchema:schema72.properties.badge,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
if(!((key1 === "label") || (key1 === "image"))){
const err5 = {instancePath:instancePath+"/badge",schemaPath:"#/properties/badge/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema72.properties.badge,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.label !== undefined){
let data2 = data1.label;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/badge/label",schemaPath:"#/properties/badge/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema72.properties.badge.properties.label,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/badge/label",schemaPath:"#/properties/badge/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.badge.properties.label.type,parentSchema:schema72.properties.badge.properties.label,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.image !== undefined){
if(!(validate152(data1.image, {instancePath:instancePath+"/badge/image",parentData:data1,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/badge",schemaPath:"#/properties/badge/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.properties.badge.type,parentSchema:schema72.properties.badge,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data4 = data.title;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema72.properties.title,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.title.type,parentSchema:schema72.properties.title,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.text !== undefined){
let data5 = data.text;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema72.properties.text,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema72.properties.text.type,parentSchema:schema72.properties.text,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.action !== undefined){
if(!(validate154(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
if(data.art !== undefined){
if(!(validate157(data.art, {instancePath:instancePath+"/art",parentData:data,parentDataProperty:"art",rootData}))){
vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema72.type,parentSchema:schema72,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

const schema76 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Link cards","description":"A grid of cards that each lead to a page.","type":"object","additionalProperties":false,"required":["type","cards"],"properties":{"type":{"const":"link-cards","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the grid."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence beside the heading."},"cards":{"type":"array","minItems":1,"items":{"title":"Link card","description":"A card that leads to a page.","type":"object","additionalProperties":false,"required":["title","href","description"],"properties":{"title":{"type":"string","format":"text","minLength":1,"description":"The card's heading."},"href":{"$ref":"../definitions.schema.json#/definitions/link"},"description":{"type":"string","format":"long-text","minLength":1,"description":"One sentence about the page."},"colour":{"$ref":"../definitions.schema.json#/definitions/colour"}}},"description":"The cards, in order."}}};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}


function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((data === "teal") || (data === "blue")) || (data === "copper")) || (data === "violet")) || (data === "red")) || (data === "green")) || (data === "gold")) || (data === "indigo")) || (data === "magenta")) || (data === "cyan"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values",schema:schema11.enum,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(typeof data === "string")){
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cards === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cards"},message:"must have required property '"+"cards"+"'",schema:schema76.required,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "cards"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("link-cards" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "link-cards"},message:"must be equal to constant",schema:"link-cards",parentSchema:schema76.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema76.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema76.properties.title.type,parentSchema:schema76.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema76.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema76.properties.text.type,parentSchema:schema76.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cards !== undefined){
let data3 = data.cards;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema76.properties.cards,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
const err9 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema76.properties.cards.items.required,parentSchema:schema76.properties.cards.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.href === undefined){
const err10 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema76.properties.cards.items.required,parentSchema:schema76.properties.cards.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.description === undefined){
const err11 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema76.properties.cards.items.required,parentSchema:schema76.properties.cards.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "title") || (key1 === "href")) || (key1 === "description")) || (key1 === "colour"))){
const err12 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema76.properties.cards.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err13 = {instancePath:instancePath+"/cards/" + i0+"/title",schemaPath:"#/properties/cards/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema76.properties.cards.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/cards/" + i0+"/title",schemaPath:"#/properties/cards/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema76.properties.cards.items.properties.title.type,parentSchema:schema76.properties.cards.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.href !== undefined){
if(!(validate160(data4.href, {instancePath:instancePath+"/cards/" + i0+"/href",parentData:data4,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
}
if(data4.description !== undefined){
let data7 = data4.description;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err15 = {instancePath:instancePath+"/cards/" + i0+"/description",schemaPath:"#/properties/cards/items/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema76.properties.cards.items.properties.description,data:data7};
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
const err16 = {instancePath:instancePath+"/cards/" + i0+"/description",schemaPath:"#/properties/cards/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema76.properties.cards.items.properties.description.type,parentSchema:schema76.properties.cards.items.properties.description,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.colour !== undefined){
if(!(validate162(data4.colour, {instancePath:instancePath+"/cards/" + i0+"/colour",parentData:data4,parentDataProperty:"colour",rootData}))){
vErrors = vErrors === null ? validate162.errors : vErrors.concat(validate162.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/cards/" + i0,schemaPath:"#/properties/cards/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema76.properties.cards.items.type,parentSchema:schema76.properties.cards.items,data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema76.properties.cards.type,parentSchema:schema76.properties.cards,data:data3};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema76.type,parentSchema:schema76,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}

const schema79 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"List of pages","description":"Pages that are articles, courses or events, with a link to each; long lists go on on pages of their own, and each tag gets one.","type":"object","additionalProperties":false,"required":["type","of"],"properties":{"type":{"const":"list","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the list."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"of":{"title":"What it lists","enum":["articles","courses","events"],"description":"What it lists: all pages of this language whose \"entry\" says that they are such."},"tag":{"title":"With the tag","type":"string","format":"code","minLength":1,"description":"Only those with this tag; unless given, all, with a way to those of each tag."},"most":{"title":"At most","type":"integer","minimum":1,"description":"Only the first so many, without tags and further pages; for a part of a page that leads to the whole list."},"perPage":{"title":"On each page","type":"integer","minimum":1,"maximum":100,"default":12,"description":"How many stand on a page, where there is no such limit; more go on at the page's address with \"/page/2\". Unless given, 12."},"empty":{"title":"Where nothing is","type":"string","format":"text","minLength":1,"description":"The sentence while there is nothing to list; unless given, one of the engine's."},"action":{"title":"Way to all","$ref":"../definitions.schema.json#/definitions/action","description":"A link below the list, such as one to the page with all of them."}}};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.label,data:data0};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.label.type,parentSchema:schema36.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.of === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'",schema:schema79.required,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema79.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("list" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant",schema:"list",parentSchema:schema79.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema79.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.title.type,parentSchema:schema79.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema79.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.text.type,parentSchema:schema79.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.of !== undefined){
let data3 = data.of;
if(!(((data3 === "articles") || (data3 === "courses")) || (data3 === "events"))){
const err8 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/enum",keyword:"enum",params:{allowedValues: schema79.properties.of.enum},message:"must be equal to one of the allowed values",schema:schema79.properties.of.enum,parentSchema:schema79.properties.of,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tag !== undefined){
let data4 = data.tag;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err9 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema79.properties.tag,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.tag.type,parentSchema:schema79.properties.tag,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.most !== undefined){
let data5 = data.most;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema79.properties.most.type,parentSchema:schema79.properties.most,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema79.properties.most,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.perPage !== undefined){
let data6 = data.perPage;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema79.properties.perPage.type,parentSchema:schema79.properties.perPage,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100",schema:100,parentSchema:schema79.properties.perPage,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/perPage",schemaPath:"#/properties/perPage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema79.properties.perPage,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.empty !== undefined){
let data7 = data.empty;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err16 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema79.properties.empty,data:data7};
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
const err17 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema79.properties.empty.type,parentSchema:schema79.properties.empty,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.action !== undefined){
if(!(validate165(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema79.type,parentSchema:schema79,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}

const schema81 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Logos","description":"The signs of partners, customers or associations, in rows.","type":"object","additionalProperties":false,"required":["type","logos"],"properties":{"type":{"const":"logos","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the logos."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"logos":{"type":"array","minItems":1,"items":{"title":"Logo","description":"A sign, which may lead somewhere.","type":"object","additionalProperties":false,"required":["image"],"properties":{"image":{"$ref":"../definitions.schema.json#/definitions/image"},"href":{"title":"Leads to","$ref":"../definitions.schema.json#/definitions/link","description":"The page of those whose sign it is."}}},"description":"The logos, in order."}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}


function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}


function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.logos === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logos"},message:"must have required property '"+"logos"+"'",schema:schema81.required,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "logos"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("logos" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "logos"},message:"must be equal to constant",schema:"logos",parentSchema:schema81.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema81.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.title.type,parentSchema:schema81.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema81.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema81.properties.text.type,parentSchema:schema81.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.logos !== undefined){
let data3 = data.logos;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/logos",schemaPath:"#/properties/logos/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema81.properties.logos,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.image === undefined){
const err9 = {instancePath:instancePath+"/logos/" + i0,schemaPath:"#/properties/logos/items/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'",schema:schema81.properties.logos.items.required,parentSchema:schema81.properties.logos.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "image") || (key1 === "href"))){
const err10 = {instancePath:instancePath+"/logos/" + i0,schemaPath:"#/properties/logos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema81.properties.logos.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.image !== undefined){
if(!(validate169(data4.image, {instancePath:instancePath+"/logos/" + i0+"/image",parentData:data4,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate169.errors : vErrors.concat(validate169.errors);
errors = vErrors.length;
}
}
if(data4.href !== undefined){
if(!(validate171(data4.href, {instancePath:instancePath+"/logos/" + i0+"/href",parentData:data4,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/logos/" + i0,schemaPath:"#/properties/logos/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.properties.logos.items.type,parentSchema:schema81.properties.logos.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/logos",schemaPath:"#/properties/logos/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema81.properties.logos.type,parentSchema:schema81.properties.logos,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema81.type,parentSchema:schema81,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

const schema84 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Map","description":"A drawn picture of the way, the address of the site’s organization, and a link to a map.","type":"object","additionalProperties":false,"required":["type","image","action"],"properties":{"type":{"const":"map","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the map."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"image":{"$ref":"../definitions.schema.json#/definitions/image"},"action":{"$ref":"../definitions.schema.json#/definitions/action","description":"A button that leads to the place in a service for maps."}}};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}


function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.label,data:data0};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.label.type,parentSchema:schema36.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.image === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'",schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.action === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema84.required,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "image")) || (key0 === "action"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("map" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "map"},message:"must be equal to constant",schema:"map",parentSchema:schema84.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema84.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.title.type,parentSchema:schema84.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema84.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema84.properties.text.type,parentSchema:schema84.properties.text,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate174(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate176(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate176.errors : vErrors.concat(validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema84.type,parentSchema:schema84,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

const schema87 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Not found","description":"What a visitor reads at an address without a page.","type":"object","additionalProperties":false,"required":["type","code","title","action"],"properties":{"type":{"const":"not-found","description":"The kind of block."},"code":{"title":"Large number","type":"string","format":"text","minLength":1,"description":"The large number."},"title":{"type":"string","format":"text","minLength":1,"description":"What happened."},"text":{"type":"string","format":"inline","minLength":1,"description":"What to do."},"art":{"$ref":"../definitions.schema.json#/definitions/art"},"action":{"title":"Button","$ref":"../definitions.schema.json#/definitions/action"},"help":{"title":"Not found help","description":"Ways on: pages with a like address, a search by title, and links that work without JavaScript.","type":"object","additionalProperties":false,"required":["search","near","none","heading","links"],"properties":{"search":{"title":"Label of the search","type":"string","format":"text","minLength":1,"description":"The label of the search."},"near":{"title":"Above pages like it","type":"string","format":"text","minLength":1,"description":"What stands above pages whose address is like the one that was asked for."},"none":{"title":"When no title fits","type":"string","format":"text","minLength":1,"description":"What is said when no title fits."},"heading":{"type":"string","format":"text","minLength":1,"description":"The heading above the links."},"links":{"type":"array","minItems":1,"items":{"title":"Link","$ref":"../definitions.schema.json#/definitions/action"},"description":"The most important pages."}}}}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema33.type,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data === "drawing") || (data === "none"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values",schema:schema33.enum,parentSchema:schema33,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.label,data:data0};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.label.type,parentSchema:schema36.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}


function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema87.required,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "code")) || (key0 === "title")) || (key0 === "text")) || (key0 === "art")) || (key0 === "action")) || (key0 === "help"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("not-found" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "not-found"},message:"must be equal to constant",schema:"not-found",parentSchema:schema87.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema87.properties.code,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.code.type,parentSchema:schema87.properties.code,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema87.properties.title,data:data2};
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
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.title.type,parentSchema:schema87.properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema87.properties.text,data:data3};
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
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.text.type,parentSchema:schema87.properties.text,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.art !== undefined){
if(!(validate180(data.art, {instancePath:instancePath+"/art",parentData:data,parentDataProperty:"art",rootData}))){
vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
errors = vErrors.length;
}
}
if(data.action !== undefined){
if(!(validate182(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
if(data.help !== undefined){
let data6 = data.help;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.search === undefined){
const err12 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/required",keyword:"required",params:{missingProperty: "search"},message:"must have required property '"+"search"+"'",schema:schema87.properties.help.required,parentSchema:schema87.properties.help,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.near === undefined){
const err13 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/required",keyword:"required",params:{missingProperty: "near"},message:"must have required property '"+"near"+"'",schema:schema87.properties.help.required,parentSchema:schema87.properties.help,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.none === undefined){
const err14 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/required",keyword:"required",params:{missingProperty: "none"},message:"must have required property '"+"none"+"'",schema:schema87.properties.help.required,parentSchema:schema87.properties.help,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.heading === undefined){
const err15 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema87.properties.help.required,parentSchema:schema87.properties.help,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.links === undefined){
const err16 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'",schema:schema87.properties.help.required,parentSchema:schema87.properties.help,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data6){
if(!(((((key1 === "search") || (key1 === "near")) || (key1 === "none")) || (key1 === "heading")) || (key1 === "links"))){
const err17 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema87.properties.help,data:data6};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.search !== undefined){
let data7 = data6.search;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err18 = {instancePath:instancePath+"/help/search",schemaPath:"#/properties/help/properties/search/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema87.properties.help.properties.search,data:data7};
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
const err19 = {instancePath:instancePath+"/help/search",schemaPath:"#/properties/help/properties/search/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.help.properties.search.type,parentSchema:schema87.properties.help.properties.search,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.near !== undefined){
let data8 = data6.near;
if(typeof data8 === "string"){
if(func4(data8) < 1){
const err20 = {instancePath:instancePath+"/help/near",schemaPath:"#/properties/help/properties/near/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema87.properties.help.properties.near,data:data8};
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
const err21 = {instancePath:instancePath+"/help/near",schemaPath:"#/properties/help/properties/near/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.help.properties.near.type,parentSchema:schema87.properties.help.properties.near,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.none !== undefined){
let data9 = data6.none;
if(typeof data9 === "string"){
if(func4(data9) < 1){
const err22 = {instancePath:instancePath+"/help/none",schemaPath:"#/properties/help/properties/none/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema87.properties.help.properties.none,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/help/none",schemaPath:"#/properties/help/properties/none/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.help.properties.none.type,parentSchema:schema87.properties.help.properties.none,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data6.heading !== undefined){
let data10 = data6.heading;
if(typeof data10 === "string"){
if(func4(data10) < 1){
const err24 = {instancePath:instancePath+"/help/heading",schemaPath:"#/properties/help/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema87.properties.help.properties.heading,data:data10};
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
const err25 = {instancePath:instancePath+"/help/heading",schemaPath:"#/properties/help/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema87.properties.help.properties.heading.type,parentSchema:schema87.properties.help.properties.heading,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data6.links !== undefined){
let data11 = data6.links;
if(Array.isArray(data11)){
if(data11.length < 1){
const err26 = {instancePath:instancePath+"/help/links",schemaPath:"#/properties/help/properties/links/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema87.properties.help.properties.links,data:data11};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate182(data11[i0], {instancePath:instancePath+"/help/links/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate182.errors : vErrors.concat(validate182.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/help/links",schemaPath:"#/properties/help/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema87.properties.help.properties.links.type,parentSchema:schema87.properties.help.properties.links,data:data11};
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
else {
const err28 = {instancePath:instancePath+"/help",schemaPath:"#/properties/help/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.properties.help.type,parentSchema:schema87.properties.help,data:data6};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema87.type,parentSchema:schema87,data};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}

const schema90 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Notice","description":"A button that shows a short notification, for what only some visitors want to know.","type":"object","additionalProperties":false,"required":["type","label","title","text"],"properties":{"type":{"const":"notice","description":"The kind of block."},"label":{"type":"string","format":"text","minLength":1,"description":"The words on the button."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading of the notification."},"text":{"type":"string","format":"long-text","minLength":1,"description":"Its sentence."}}};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.text === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema90.required,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "label")) || (key0 === "title")) || (key0 === "text"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("notice" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "notice"},message:"must be equal to constant",schema:"notice",parentSchema:schema90.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data1 = data.label;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema90.properties.label,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.properties.label.type,parentSchema:schema90.properties.label,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema90.properties.title,data:data2};
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
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.properties.title.type,parentSchema:schema90.properties.title,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema90.properties.text,data:data3};
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
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema90.properties.text.type,parentSchema:schema90.properties.text,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema90.type,parentSchema:schema90,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}

const schema91 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Panel","description":"An explanation with lists and facts, for one subject.","type":"object","additionalProperties":false,"required":["type","title"],"properties":{"type":{"const":"panel","description":"The kind of block."},"language":{"$ref":"../definitions.schema.json#/definitions/language","description":"The language of this passage, where it is another than the page's: \"en\", \"zh-Hant\"."},"title":{"type":"string","format":"text","minLength":1,"description":"The panel's heading."},"paragraphs":{"type":"array","minItems":1,"items":{"title":"Paragraph","type":"string","format":"inline","minLength":1,"description":"One paragraph."},"description":"The text, paragraph by paragraph."},"lists":{"type":"array","minItems":1,"items":{"$ref":"../definitions.schema.json#/definitions/list"},"description":"Lists beside each other."},"facts":{"type":"array","minItems":1,"items":{"title":"Fact","description":"A term and what holds for it.","type":"object","additionalProperties":false,"required":["term","detail"],"properties":{"term":{"type":"string","format":"text","minLength":1,"description":"The term."},"detail":{"type":"string","format":"text","minLength":1,"description":"What holds for it."}}},"description":"Terms with what holds for them."},"note":{"type":"string","format":"inline","minLength":1,"description":"A closing remark."}}};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"+"\"",schema:"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$",parentSchema:schema9,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heading === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "heading") || (key0 === "numbered")) || (key0 === "groups")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.heading !== undefined){
let data0 = data.heading;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.heading,data:data0};
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
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.heading.type,parentSchema:schema44.properties.heading,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.numbered !== undefined){
let data1 = data.numbered;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/numbered",schemaPath:"#/properties/numbered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema44.properties.numbered.type,parentSchema:schema44.properties.numbered,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.heading === undefined){
const err7 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema44.properties.groups.items.required,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.count === undefined){
const err8 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema44.properties.groups.items.required,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "heading") || (key1 === "count"))){
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.heading !== undefined){
let data4 = data3.heading;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.groups.items.properties.heading,data:data4};
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
const err11 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.groups.items.properties.heading.type,parentSchema:schema44.properties.groups.items.properties.heading,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.count !== undefined){
let data5 = data3.count;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/groups/" + i0+"/count",schemaPath:"#/properties/groups/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.groups.items.properties.count.type,parentSchema:schema44.properties.groups.items.properties.count,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/groups/" + i0+"/count",schemaPath:"#/properties/groups/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema44.properties.groups.items.properties.count,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.properties.groups.items.type,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.properties.groups.type,parentSchema:schema44.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44.properties.items,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err17 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.items.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.items.items.type,parentSchema:schema44.properties.items.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.properties.items.type,parentSchema:schema44.properties.items,data:data6};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema91.required,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "type") || (key0 === "language")) || (key0 === "title")) || (key0 === "paragraphs")) || (key0 === "lists")) || (key0 === "facts")) || (key0 === "note"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("panel" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "panel"},message:"must be equal to constant",schema:"panel",parentSchema:schema91.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate188(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.title,data:data2};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.title.type,parentSchema:schema91.properties.title,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.paragraphs !== undefined){
let data3 = data.paragraphs;
if(Array.isArray(data3)){
if(data3.length < 1){
const err6 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.paragraphs,data:data3};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err7 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"#/properties/paragraphs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.paragraphs.items,data:data4};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"#/properties/paragraphs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.paragraphs.items.type,parentSchema:schema91.properties.paragraphs.items,data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.paragraphs.type,parentSchema:schema91.properties.paragraphs,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lists !== undefined){
let data5 = data.lists;
if(Array.isArray(data5)){
if(data5.length < 1){
const err10 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.lists,data:data5};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(validate190(data5[i1], {instancePath:instancePath+"/lists/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.lists.type,parentSchema:schema91.properties.lists,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.facts !== undefined){
let data7 = data.facts;
if(Array.isArray(data7)){
if(data7.length < 1){
const err12 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema91.properties.facts,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.term === undefined){
const err13 = {instancePath:instancePath+"/facts/" + i2,schemaPath:"#/properties/facts/items/required",keyword:"required",params:{missingProperty: "term"},message:"must have required property '"+"term"+"'",schema:schema91.properties.facts.items.required,parentSchema:schema91.properties.facts.items,data:data8};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.detail === undefined){
const err14 = {instancePath:instancePath+"/facts/" + i2,schemaPath:"#/properties/facts/items/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'",schema:schema91.properties.facts.items.required,parentSchema:schema91.properties.facts.items,data:data8};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data8){
if(!((key1 === "term") || (key1 === "detail"))){
const err15 = {instancePath:instancePath+"/facts/" + i2,schemaPath:"#/properties/facts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema91.properties.facts.items,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.term !== undefined){
let data9 = data8.term;
if(typeof data9 === "string"){
if(func4(data9) < 1){
const err16 = {instancePath:instancePath+"/facts/" + i2+"/term",schemaPath:"#/properties/facts/items/properties/term/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.facts.items.properties.term,data:data9};
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
const err17 = {instancePath:instancePath+"/facts/" + i2+"/term",schemaPath:"#/properties/facts/items/properties/term/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.facts.items.properties.term.type,parentSchema:schema91.properties.facts.items.properties.term,data:data9};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.detail !== undefined){
let data10 = data8.detail;
if(typeof data10 === "string"){
if(func4(data10) < 1){
const err18 = {instancePath:instancePath+"/facts/" + i2+"/detail",schemaPath:"#/properties/facts/items/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.facts.items.properties.detail,data:data10};
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
const err19 = {instancePath:instancePath+"/facts/" + i2+"/detail",schemaPath:"#/properties/facts/items/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.facts.items.properties.detail.type,parentSchema:schema91.properties.facts.items.properties.detail,data:data10};
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
const err20 = {instancePath:instancePath+"/facts/" + i2,schemaPath:"#/properties/facts/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.properties.facts.items.type,parentSchema:schema91.properties.facts.items,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema91.properties.facts.type,parentSchema:schema91.properties.facts,data:data7};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.note !== undefined){
let data11 = data.note;
if(typeof data11 === "string"){
if(func4(data11) < 1){
const err22 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema91.properties.note,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema91.properties.note.type,parentSchema:schema91.properties.note,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema91.type,parentSchema:schema91,data};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}

const schema94 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"People","description":"The members of a team, each with a name, a role, a text and, if there is one, a picture.","type":"object","additionalProperties":false,"required":["type","people"],"properties":{"type":{"const":"people","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the people."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"people":{"type":"array","minItems":1,"items":{"title":"Person","description":"One member of the team.","type":"object","additionalProperties":false,"required":["name","role"],"properties":{"name":{"type":"string","format":"text","minLength":1,"description":"The person's name."},"role":{"type":"string","format":"text","minLength":1,"description":"What the person does here."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two about the person."},"image":{"$ref":"../definitions.schema.json#/definitions/image"}}},"description":"The people, in order."}}};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.people === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'",schema:schema94.required,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "people"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("people" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "people"},message:"must be equal to constant",schema:"people",parentSchema:schema94.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema94.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.title.type,parentSchema:schema94.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema94.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.text.type,parentSchema:schema94.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.people !== undefined){
let data3 = data.people;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema94.properties.people,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err9 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema94.properties.people.items.required,parentSchema:schema94.properties.people.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.role === undefined){
const err10 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'",schema:schema94.properties.people.items.required,parentSchema:schema94.properties.people.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "name") || (key1 === "role")) || (key1 === "text")) || (key1 === "image"))){
const err11 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema94.properties.people.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.name !== undefined){
let data5 = data4.name;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err12 = {instancePath:instancePath+"/people/" + i0+"/name",schemaPath:"#/properties/people/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema94.properties.people.items.properties.name,data:data5};
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
const err13 = {instancePath:instancePath+"/people/" + i0+"/name",schemaPath:"#/properties/people/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.people.items.properties.name.type,parentSchema:schema94.properties.people.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.role !== undefined){
let data6 = data4.role;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err14 = {instancePath:instancePath+"/people/" + i0+"/role",schemaPath:"#/properties/people/items/properties/role/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema94.properties.people.items.properties.role,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/people/" + i0+"/role",schemaPath:"#/properties/people/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.people.items.properties.role.type,parentSchema:schema94.properties.people.items.properties.role,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.text !== undefined){
let data7 = data4.text;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err16 = {instancePath:instancePath+"/people/" + i0+"/text",schemaPath:"#/properties/people/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema94.properties.people.items.properties.text,data:data7};
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
const err17 = {instancePath:instancePath+"/people/" + i0+"/text",schemaPath:"#/properties/people/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema94.properties.people.items.properties.text.type,parentSchema:schema94.properties.people.items.properties.text,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.image !== undefined){
if(!(validate193(data4.image, {instancePath:instancePath+"/people/" + i0+"/image",parentData:data4,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/people/" + i0,schemaPath:"#/properties/people/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema94.properties.people.items.type,parentSchema:schema94.properties.people.items,data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema94.properties.people.type,parentSchema:schema94.properties.people,data:data3};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema94.type,parentSchema:schema94,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}

const schema96 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Picture with text","description":"A picture beside a few paragraphs.","type":"object","additionalProperties":false,"required":["type","image","paragraphs"],"properties":{"type":{"const":"picture-text","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the paragraphs."},"image":{"$ref":"../definitions.schema.json#/definitions/image"},"side":{"type":"string","enum":["start","end"],"default":"start","description":"Where the picture stands on wide screens: where lines begin, or where they end. Unless given, where they begin."},"paragraphs":{"type":"array","minItems":1,"items":{"type":"string","format":"inline","minLength":1,"description":"One paragraph."},"description":"The paragraphs beside the picture."},"action":{"$ref":"../definitions.schema.json#/definitions/action","description":"A button below the paragraphs."}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}


function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.label,data:data0};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.label.type,parentSchema:schema36.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.image === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'",schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.paragraphs === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paragraphs"},message:"must have required property '"+"paragraphs"+"'",schema:schema96.required,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "title")) || (key0 === "image")) || (key0 === "side")) || (key0 === "paragraphs")) || (key0 === "action"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("picture-text" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "picture-text"},message:"must be equal to constant",schema:"picture-text",parentSchema:schema96.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema96.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.title.type,parentSchema:schema96.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate196(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate196.errors : vErrors.concat(validate196.errors);
errors = vErrors.length;
}
}
if(data.side !== undefined){
let data3 = data.side;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.side.type,parentSchema:schema96.properties.side,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((data3 === "start") || (data3 === "end"))){
const err8 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema96.properties.side.enum},message:"must be equal to one of the allowed values",schema:schema96.properties.side.enum,parentSchema:schema96.properties.side,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.paragraphs !== undefined){
let data4 = data.paragraphs;
if(Array.isArray(data4)){
if(data4.length < 1){
const err9 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema96.properties.paragraphs,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err10 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"#/properties/paragraphs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema96.properties.paragraphs.items,data:data5};
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
const err11 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"#/properties/paragraphs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema96.properties.paragraphs.items.type,parentSchema:schema96.properties.paragraphs.items,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema96.properties.paragraphs.type,parentSchema:schema96.properties.paragraphs,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.action !== undefined){
if(!(validate198(data.action, {instancePath:instancePath+"/action",parentData:data,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema96.type,parentSchema:schema96,data};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}

const schema99 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Projects","description":"A numbered list of works, each with a sentence and a few facts.","type":"object","additionalProperties":false,"required":["type","title","projects"],"properties":{"type":{"const":"projects","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the list."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence beside the heading."},"projects":{"type":"array","minItems":1,"items":{"title":"Project","description":"A work that was done.","type":"object","additionalProperties":false,"required":["title","description"],"properties":{"title":{"type":"string","format":"text","minLength":1,"description":"Its name."},"description":{"type":"string","format":"long-text","minLength":1,"description":"What it is."},"details":{"type":"array","minItems":1,"items":{"title":"Fact","type":"string","format":"text","minLength":1,"description":"One fact, in a few words."},"description":"Facts in a few words each."}}},"description":"The works, in order."}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.projects === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projects"},message:"must have required property '"+"projects"+"'",schema:schema99.required,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "projects"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("projects" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "projects"},message:"must be equal to constant",schema:"projects",parentSchema:schema99.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema99.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.title.type,parentSchema:schema99.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema99.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.text.type,parentSchema:schema99.properties.text,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.projects !== undefined){
let data3 = data.projects;
if(Array.isArray(data3)){
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema99.properties.projects,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
const err10 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema99.properties.projects.items.required,parentSchema:schema99.properties.projects.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.description === undefined){
const err11 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"#/properties/projects/items/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema99.properties.projects.items.required,parentSchema:schema99.properties.projects.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "title") || (key1 === "description")) || (key1 === "details"))){
const err12 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"#/properties/projects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema99.properties.projects.items,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err13 = {instancePath:instancePath+"/projects/" + i0+"/title",schemaPath:"#/properties/projects/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema99.properties.projects.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/projects/" + i0+"/title",schemaPath:"#/properties/projects/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.projects.items.properties.title.type,parentSchema:schema99.properties.projects.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.description !== undefined){
let data6 = data4.description;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err15 = {instancePath:instancePath+"/projects/" + i0+"/description",schemaPath:"#/properties/projects/items/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema99.properties.projects.items.properties.description,data:data6};
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
const err16 = {instancePath:instancePath+"/projects/" + i0+"/description",schemaPath:"#/properties/projects/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.projects.items.properties.description.type,parentSchema:schema99.properties.projects.items.properties.description,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.details !== undefined){
let data7 = data4.details;
if(Array.isArray(data7)){
if(data7.length < 1){
const err17 = {instancePath:instancePath+"/projects/" + i0+"/details",schemaPath:"#/properties/projects/items/properties/details/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema99.properties.projects.items.properties.details,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func4(data8) < 1){
const err18 = {instancePath:instancePath+"/projects/" + i0+"/details/" + i1,schemaPath:"#/properties/projects/items/properties/details/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema99.properties.projects.items.properties.details.items,data:data8};
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
const err19 = {instancePath:instancePath+"/projects/" + i0+"/details/" + i1,schemaPath:"#/properties/projects/items/properties/details/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema99.properties.projects.items.properties.details.items.type,parentSchema:schema99.properties.projects.items.properties.details.items,data:data8};
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
const err20 = {instancePath:instancePath+"/projects/" + i0+"/details",schemaPath:"#/properties/projects/items/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema99.properties.projects.items.properties.details.type,parentSchema:schema99.properties.projects.items.properties.details,data:data7};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/projects/" + i0,schemaPath:"#/properties/projects/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema99.properties.projects.items.type,parentSchema:schema99.properties.projects.items,data:data4};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/projects",schemaPath:"#/properties/projects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema99.properties.projects.type,parentSchema:schema99.properties.projects,data:data3};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema99.type,parentSchema:schema99,data};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}

const schema100 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Prose","description":"Running text.","type":"object","additionalProperties":false,"required":["type","paragraphs"],"properties":{"type":{"const":"prose","description":"The kind of block."},"language":{"$ref":"../definitions.schema.json#/definitions/language","description":"The language of this passage, where it is another than the page's: \"en\", \"zh-Hant\"."},"id":{"$ref":"../definitions.schema.json#/definitions/anchor"},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the text."},"paragraphs":{"type":"array","minItems":1,"items":{"title":"Paragraph","type":"string","format":"inline","minLength":1,"description":"One paragraph."},"description":"The text, paragraph by paragraph."},"items":{"type":"array","minItems":1,"items":{"type":"string","format":"inline","minLength":1,"description":"One item."},"description":"A list below the paragraphs."}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"+"\"",schema:"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$",parentSchema:schema9,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern14.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"},message:"must match pattern \""+"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"+"\"",schema:"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$",parentSchema:schema30,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}


function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.paragraphs === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paragraphs"},message:"must have required property '"+"paragraphs"+"'",schema:schema100.required,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "language")) || (key0 === "id")) || (key0 === "title")) || (key0 === "paragraphs")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("prose" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "prose"},message:"must be equal to constant",schema:"prose",parentSchema:schema100.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate203(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate203.errors : vErrors.concat(validate203.errors);
errors = vErrors.length;
}
}
if(data.id !== undefined){
if(!(validate205(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data3 = data.title;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema100.properties.title,data:data3};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.title.type,parentSchema:schema100.properties.title,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.paragraphs !== undefined){
let data4 = data.paragraphs;
if(Array.isArray(data4)){
if(data4.length < 1){
const err6 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema100.properties.paragraphs,data:data4};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err7 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"#/properties/paragraphs/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema100.properties.paragraphs.items,data:data5};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/paragraphs/" + i0,schemaPath:"#/properties/paragraphs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.paragraphs.items.type,parentSchema:schema100.properties.paragraphs.items,data:data5};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema100.properties.paragraphs.type,parentSchema:schema100.properties.paragraphs,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length < 1){
const err10 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema100.properties.items,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err11 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema100.properties.items.items,data:data7};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema100.properties.items.items.type,parentSchema:schema100.properties.items.items,data:data7};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema100.properties.items.type,parentSchema:schema100.properties.items,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema100.type,parentSchema:schema100,data};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}

const schema103 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Questions","description":"Questions with answers that unfold, one at a time.","type":"object","additionalProperties":false,"required":["type","title","questions"],"properties":{"type":{"const":"questions","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the questions."},"questions":{"type":"array","minItems":1,"items":{"title":"Question","description":"A question with its answer.","type":"object","additionalProperties":false,"required":["question","answer"],"properties":{"question":{"type":"string","format":"text","minLength":1,"description":"The question, as a visitor would ask it."},"answer":{"type":"string","format":"inline","minLength":1,"description":"The answer."}}},"description":"The questions, in order."}}};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.questions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "questions"},message:"must have required property '"+"questions"+"'",schema:schema103.required,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "questions"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("questions" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "questions"},message:"must be equal to constant",schema:"questions",parentSchema:schema103.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema103.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema103.properties.title.type,parentSchema:schema103.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.questions !== undefined){
let data2 = data.questions;
if(Array.isArray(data2)){
if(data2.length < 1){
const err7 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema103.properties.questions,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.question === undefined){
const err8 = {instancePath:instancePath+"/questions/" + i0,schemaPath:"#/properties/questions/items/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'",schema:schema103.properties.questions.items.required,parentSchema:schema103.properties.questions.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.answer === undefined){
const err9 = {instancePath:instancePath+"/questions/" + i0,schemaPath:"#/properties/questions/items/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'",schema:schema103.properties.questions.items.required,parentSchema:schema103.properties.questions.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "question") || (key1 === "answer"))){
const err10 = {instancePath:instancePath+"/questions/" + i0,schemaPath:"#/properties/questions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema103.properties.questions.items,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.question !== undefined){
let data4 = data3.question;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err11 = {instancePath:instancePath+"/questions/" + i0+"/question",schemaPath:"#/properties/questions/items/properties/question/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema103.properties.questions.items.properties.question,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/questions/" + i0+"/question",schemaPath:"#/properties/questions/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema103.properties.questions.items.properties.question.type,parentSchema:schema103.properties.questions.items.properties.question,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.answer !== undefined){
let data5 = data3.answer;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err13 = {instancePath:instancePath+"/questions/" + i0+"/answer",schemaPath:"#/properties/questions/items/properties/answer/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema103.properties.questions.items.properties.answer,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/questions/" + i0+"/answer",schemaPath:"#/properties/questions/items/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema103.properties.questions.items.properties.answer.type,parentSchema:schema103.properties.questions.items.properties.answer,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/questions/" + i0,schemaPath:"#/properties/questions/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema103.properties.questions.items.type,parentSchema:schema103.properties.questions.items,data:data3};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/questions",schemaPath:"#/properties/questions/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema103.properties.questions.type,parentSchema:schema103.properties.questions,data:data2};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema103.type,parentSchema:schema103,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}

const schema104 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Quotes","description":"What others said, with their names.","type":"object","additionalProperties":false,"required":["type","quotes"],"properties":{"type":{"const":"quotes","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the quotes."},"quotes":{"type":"array","minItems":1,"items":{"title":"Quote","description":"What someone said.","type":"object","additionalProperties":false,"required":["text","name"],"properties":{"text":{"type":"string","format":"inline","minLength":1,"description":"What was said, without quotation marks."},"name":{"type":"string","format":"text","minLength":1,"description":"Who said it."},"role":{"type":"string","format":"text","minLength":1,"description":"What that person does, and where."}}},"description":"The quotes, in order."}}};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.quotes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quotes"},message:"must have required property '"+"quotes"+"'",schema:schema104.required,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "quotes"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("quotes" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "quotes"},message:"must be equal to constant",schema:"quotes",parentSchema:schema104.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema104.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.title.type,parentSchema:schema104.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.quotes !== undefined){
let data2 = data.quotes;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema104.properties.quotes,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.text === undefined){
const err7 = {instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'",schema:schema104.properties.quotes.items.required,parentSchema:schema104.properties.quotes.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.name === undefined){
const err8 = {instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema104.properties.quotes.items.required,parentSchema:schema104.properties.quotes.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!(((key1 === "text") || (key1 === "name")) || (key1 === "role"))){
const err9 = {instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema104.properties.quotes.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.text !== undefined){
let data4 = data3.text;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/quotes/" + i0+"/text",schemaPath:"#/properties/quotes/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema104.properties.quotes.items.properties.text,data:data4};
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
const err11 = {instancePath:instancePath+"/quotes/" + i0+"/text",schemaPath:"#/properties/quotes/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.quotes.items.properties.text.type,parentSchema:schema104.properties.quotes.items.properties.text,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.name !== undefined){
let data5 = data3.name;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err12 = {instancePath:instancePath+"/quotes/" + i0+"/name",schemaPath:"#/properties/quotes/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema104.properties.quotes.items.properties.name,data:data5};
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
const err13 = {instancePath:instancePath+"/quotes/" + i0+"/name",schemaPath:"#/properties/quotes/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.quotes.items.properties.name.type,parentSchema:schema104.properties.quotes.items.properties.name,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.role !== undefined){
let data6 = data3.role;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err14 = {instancePath:instancePath+"/quotes/" + i0+"/role",schemaPath:"#/properties/quotes/items/properties/role/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema104.properties.quotes.items.properties.role,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/quotes/" + i0+"/role",schemaPath:"#/properties/quotes/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema104.properties.quotes.items.properties.role.type,parentSchema:schema104.properties.quotes.items.properties.role,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/quotes/" + i0,schemaPath:"#/properties/quotes/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.properties.quotes.items.type,parentSchema:schema104.properties.quotes.items,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/quotes",schemaPath:"#/properties/quotes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema104.properties.quotes.type,parentSchema:schema104.properties.quotes,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema104.type,parentSchema:schema104,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}

const schema105 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Registers","description":"Short lists of what other pages hold, such as courses or the newest articles, each with a way to all of them.","type":"object","additionalProperties":false,"required":["type","registers"],"properties":{"type":{"const":"registers","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence beside it."},"registers":{"type":"array","minItems":1,"items":{"title":"Register","description":"A list of what a page holds; the newest first where that has days, else in its order.","type":"object","additionalProperties":false,"required":["title","action"],"properties":{"title":{"type":"string","format":"text","minLength":1,"description":"The heading."},"most":{"title":"At most","type":"integer","minimum":1,"default":4,"description":"How many are listed at most."},"action":{"title":"Way to all","$ref":"../definitions.schema.json#/definitions/action","description":"The link to the page that holds them."}}},"description":"The registers, in order."}}};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.label,data:data0};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.label.type,parentSchema:schema36.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}


function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.registers === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registers"},message:"must have required property '"+"registers"+"'",schema:schema105.required,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "registers"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("registers" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "registers"},message:"must be equal to constant",schema:"registers",parentSchema:schema105.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema105.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.title.type,parentSchema:schema105.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema105.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.text.type,parentSchema:schema105.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.registers !== undefined){
let data3 = data.registers;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/registers",schemaPath:"#/properties/registers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema105.properties.registers,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
const err9 = {instancePath:instancePath+"/registers/" + i0,schemaPath:"#/properties/registers/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema105.properties.registers.items.required,parentSchema:schema105.properties.registers.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.action === undefined){
const err10 = {instancePath:instancePath+"/registers/" + i0,schemaPath:"#/properties/registers/items/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'",schema:schema105.properties.registers.items.required,parentSchema:schema105.properties.registers.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data4){
if(!(((key1 === "title") || (key1 === "most")) || (key1 === "action"))){
const err11 = {instancePath:instancePath+"/registers/" + i0,schemaPath:"#/properties/registers/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema105.properties.registers.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err12 = {instancePath:instancePath+"/registers/" + i0+"/title",schemaPath:"#/properties/registers/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema105.properties.registers.items.properties.title,data:data5};
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
const err13 = {instancePath:instancePath+"/registers/" + i0+"/title",schemaPath:"#/properties/registers/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema105.properties.registers.items.properties.title.type,parentSchema:schema105.properties.registers.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.most !== undefined){
let data6 = data4.most;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/registers/" + i0+"/most",schemaPath:"#/properties/registers/items/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema105.properties.registers.items.properties.most.type,parentSchema:schema105.properties.registers.items.properties.most,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/registers/" + i0+"/most",schemaPath:"#/properties/registers/items/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema105.properties.registers.items.properties.most,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data4.action !== undefined){
if(!(validate210(data4.action, {instancePath:instancePath+"/registers/" + i0+"/action",parentData:data4,parentDataProperty:"action",rootData}))){
vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/registers/" + i0,schemaPath:"#/properties/registers/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema105.properties.registers.items.type,parentSchema:schema105.properties.registers.items,data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/registers",schemaPath:"#/properties/registers/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema105.properties.registers.type,parentSchema:schema105.properties.registers,data:data3};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema105.type,parentSchema:schema105,data};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}

const schema107 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Shared block","description":"A block that several pages show; changed in one place, it changes on all of them.","type":"object","additionalProperties":false,"required":["type","name"],"properties":{"type":{"const":"shared","description":"The kind of block."},"name":{"title":"Shared block","type":"string","format":"shared","minLength":1,"description":"The name of the shared block."}}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema107.required,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema107.required,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "name"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("shared" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "shared"},message:"must be equal to constant",schema:"shared",parentSchema:schema107.properties.type,data:data0};
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
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema107.properties.name,data:data1};
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
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema107.properties.name.type,parentSchema:schema107.properties.name,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema107.type,parentSchema:schema107,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}

const schema108 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Statistics","description":"A few large numbers with what they count.","type":"object","additionalProperties":false,"required":["type","items"],"properties":{"type":{"const":"statistics","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"A heading, read out by screen readers; not shown."},"items":{"type":"array","minItems":1,"items":{"title":"Statistic","description":"A number and what it counts.","type":"object","additionalProperties":false,"required":["value","label"],"properties":{"value":{"type":"string","format":"text","minLength":1,"description":"The number, as it is shown."},"label":{"type":"string","format":"text","minLength":1,"description":"What it counts."}}},"description":"The numbers, in order."}}};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema108.required,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "title")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("statistics" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "statistics"},message:"must be equal to constant",schema:"statistics",parentSchema:schema108.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema108.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema108.properties.title.type,parentSchema:schema108.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.items !== undefined){
let data2 = data.items;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema108.properties.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.value === undefined){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema108.properties.items.items.required,parentSchema:schema108.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.label === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema108.properties.items.items.required,parentSchema:schema108.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "value") || (key1 === "label"))){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema108.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.value !== undefined){
let data4 = data3.value;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/items/" + i0+"/value",schemaPath:"#/properties/items/items/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema108.properties.items.items.properties.value,data:data4};
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
const err11 = {instancePath:instancePath+"/items/" + i0+"/value",schemaPath:"#/properties/items/items/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema108.properties.items.items.properties.value.type,parentSchema:schema108.properties.items.items.properties.value,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.label !== undefined){
let data5 = data3.label;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err12 = {instancePath:instancePath+"/items/" + i0+"/label",schemaPath:"#/properties/items/items/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema108.properties.items.items.properties.label,data:data5};
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
const err13 = {instancePath:instancePath+"/items/" + i0+"/label",schemaPath:"#/properties/items/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema108.properties.items.items.properties.label.type,parentSchema:schema108.properties.items.items.properties.label,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema108.properties.items.items.type,parentSchema:schema108.properties.items.items,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema108.properties.items.type,parentSchema:schema108.properties.items,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema108.type,parentSchema:schema108,data};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}

const schema109 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Steps","description":"What happens one after the other, numbered.","type":"object","additionalProperties":false,"required":["type","steps"],"properties":{"type":{"const":"steps","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the steps."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"steps":{"type":"array","minItems":1,"items":{"title":"Way step","description":"One step.","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","format":"text","minLength":1,"description":"What is done."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two about it."}}},"description":"The steps, in order."}}};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.steps === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'",schema:schema109.required,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "steps"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("steps" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "steps"},message:"must be equal to constant",schema:"steps",parentSchema:schema109.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema109.properties.title,data:data1};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema109.properties.title.type,parentSchema:schema109.properties.title,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err6 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema109.properties.text,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema109.properties.text.type,parentSchema:schema109.properties.text,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.steps !== undefined){
let data3 = data.steps;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema109.properties.steps,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.title === undefined){
const err9 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema109.properties.steps.items.required,parentSchema:schema109.properties.steps.items,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data4){
if(!((key1 === "title") || (key1 === "text"))){
const err10 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema109.properties.steps.items,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.title !== undefined){
let data5 = data4.title;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err11 = {instancePath:instancePath+"/steps/" + i0+"/title",schemaPath:"#/properties/steps/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema109.properties.steps.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/steps/" + i0+"/title",schemaPath:"#/properties/steps/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema109.properties.steps.items.properties.title.type,parentSchema:schema109.properties.steps.items.properties.title,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.text !== undefined){
let data6 = data4.text;
if(typeof data6 === "string"){
if(func4(data6) < 1){
const err13 = {instancePath:instancePath+"/steps/" + i0+"/text",schemaPath:"#/properties/steps/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema109.properties.steps.items.properties.text,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/steps/" + i0+"/text",schemaPath:"#/properties/steps/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema109.properties.steps.items.properties.text.type,parentSchema:schema109.properties.steps.items.properties.text,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/steps/" + i0,schemaPath:"#/properties/steps/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema109.properties.steps.items.type,parentSchema:schema109.properties.steps.items,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema109.properties.steps.type,parentSchema:schema109.properties.steps,data:data3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema109.type,parentSchema:schema109,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}

const schema110 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Table","description":"Rows and columns under their headings; for prices, opening hours and comparisons.","type":"object","additionalProperties":false,"required":["type","caption","columns","rows"],"properties":{"type":{"const":"table","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the table."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"caption":{"type":"string","format":"text","minLength":1,"description":"What the table shows, in a few words above it."},"columns":{"type":"array","minItems":2,"items":{"type":"string","format":"text","minLength":1,"description":"The heading of one column."},"description":"The headings of the columns, that of the rows' headings first."},"rows":{"type":"array","minItems":1,"items":{"title":"Table row","description":"One row of the table.","type":"object","additionalProperties":false,"required":["heading","cells"],"properties":{"heading":{"type":"string","format":"text","minLength":1,"description":"What the row is about."},"cells":{"type":"array","minItems":1,"items":{"type":"string","format":"inline","minLength":1,"description":"What stands in one cell."},"description":"The cells of the other columns, in their order."}}},"description":"The rows, in order."}}};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.caption === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "caption"},message:"must have required property '"+"caption"+"'",schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.columns === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'",schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rows === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'",schema:schema110.required,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "title")) || (key0 === "text")) || (key0 === "caption")) || (key0 === "columns")) || (key0 === "rows"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("table" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "table"},message:"must be equal to constant",schema:"table",parentSchema:schema110.properties.type,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema110.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.properties.title.type,parentSchema:schema110.properties.title,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err8 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema110.properties.text,data:data2};
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
const err9 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.properties.text.type,parentSchema:schema110.properties.text,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.caption !== undefined){
let data3 = data.caption;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err10 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema110.properties.caption,data:data3};
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
const err11 = {instancePath:instancePath+"/caption",schemaPath:"#/properties/caption/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.properties.caption.type,parentSchema:schema110.properties.caption,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.columns !== undefined){
let data4 = data.columns;
if(Array.isArray(data4)){
if(data4.length < 2){
const err12 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items",schema:2,parentSchema:schema110.properties.columns,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err13 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema110.properties.columns.items,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/columns/" + i0,schemaPath:"#/properties/columns/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.properties.columns.items.type,parentSchema:schema110.properties.columns.items,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema110.properties.columns.type,parentSchema:schema110.properties.columns,data:data4};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.rows !== undefined){
let data6 = data.rows;
if(Array.isArray(data6)){
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema110.properties.rows,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.heading === undefined){
const err17 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema110.properties.rows.items.required,parentSchema:schema110.properties.rows.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.cells === undefined){
const err18 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "cells"},message:"must have required property '"+"cells"+"'",schema:schema110.properties.rows.items.required,parentSchema:schema110.properties.rows.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "heading") || (key1 === "cells"))){
const err19 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema110.properties.rows.items,data:data7};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.heading !== undefined){
let data8 = data7.heading;
if(typeof data8 === "string"){
if(func4(data8) < 1){
const err20 = {instancePath:instancePath+"/rows/" + i1+"/heading",schemaPath:"#/properties/rows/items/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema110.properties.rows.items.properties.heading,data:data8};
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
const err21 = {instancePath:instancePath+"/rows/" + i1+"/heading",schemaPath:"#/properties/rows/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.properties.rows.items.properties.heading.type,parentSchema:schema110.properties.rows.items.properties.heading,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.cells !== undefined){
let data9 = data7.cells;
if(Array.isArray(data9)){
if(data9.length < 1){
const err22 = {instancePath:instancePath+"/rows/" + i1+"/cells",schemaPath:"#/properties/rows/items/properties/cells/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema110.properties.rows.items.properties.cells,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 === "string"){
if(func4(data10) < 1){
const err23 = {instancePath:instancePath+"/rows/" + i1+"/cells/" + i2,schemaPath:"#/properties/rows/items/properties/cells/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema110.properties.rows.items.properties.cells.items,data:data10};
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
const err24 = {instancePath:instancePath+"/rows/" + i1+"/cells/" + i2,schemaPath:"#/properties/rows/items/properties/cells/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema110.properties.rows.items.properties.cells.items.type,parentSchema:schema110.properties.rows.items.properties.cells.items,data:data10};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/rows/" + i1+"/cells",schemaPath:"#/properties/rows/items/properties/cells/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema110.properties.rows.items.properties.cells.type,parentSchema:schema110.properties.rows.items.properties.cells,data:data9};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/rows/" + i1,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema110.properties.rows.items.type,parentSchema:schema110.properties.rows.items,data:data7};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema110.properties.rows.type,parentSchema:schema110.properties.rows,data:data6};
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
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema110.type,parentSchema:schema110,data};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}

const schema111 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Tools","description":"Tools with a description, their kind and, for some, steps that unfold.","type":"object","additionalProperties":false,"required":["type","tools"],"properties":{"type":{"const":"tools","description":"The kind of block."},"tools":{"type":"array","minItems":1,"items":{"title":"Tool","description":"A tool.","type":"object","additionalProperties":false,"required":["id","name","kind","icon","description"],"properties":{"id":{"$ref":"../definitions.schema.json#/definitions/anchor"},"name":{"type":"string","format":"text","minLength":1,"description":"Its name."},"kind":{"type":"string","format":"text","minLength":1,"description":"What kind of tool it is."},"icon":{"$ref":"../generated/icon.schema.json"},"description":{"type":"string","format":"inline","minLength":1,"description":"What it does."},"steps":{"$ref":"../definitions.schema.json#/definitions/list"}}},"description":"The tools, in order."}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern14.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"},message:"must match pattern \""+"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$"+"\"",schema:"^[\\p{Ll}\\p{Lo}][\\p{Ll}\\p{Lo}\\p{M}\\p{N}-]*$",parentSchema:schema30,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema30.type,parentSchema:schema30,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}


function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.heading === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'",schema:schema44.required,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "heading") || (key0 === "numbered")) || (key0 === "groups")) || (key0 === "items"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.heading !== undefined){
let data0 = data.heading;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.heading,data:data0};
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
const err4 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.heading.type,parentSchema:schema44.properties.heading,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.numbered !== undefined){
let data1 = data.numbered;
if(typeof data1 !== "boolean"){
const err5 = {instancePath:instancePath+"/numbered",schemaPath:"#/properties/numbered/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema44.properties.numbered.type,parentSchema:schema44.properties.numbered,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.groups !== undefined){
let data2 = data.groups;
if(Array.isArray(data2)){
if(data2.length < 1){
const err6 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.heading === undefined){
const err7 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "heading"},message:"must have required property '"+"heading"+"'",schema:schema44.properties.groups.items.required,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.count === undefined){
const err8 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema44.properties.groups.items.required,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "heading") || (key1 === "count"))){
const err9 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data3.heading !== undefined){
let data4 = data3.heading;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.groups.items.properties.heading,data:data4};
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
const err11 = {instancePath:instancePath+"/groups/" + i0+"/heading",schemaPath:"#/properties/groups/items/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.groups.items.properties.heading.type,parentSchema:schema44.properties.groups.items.properties.heading,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.count !== undefined){
let data5 = data3.count;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/groups/" + i0+"/count",schemaPath:"#/properties/groups/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema44.properties.groups.items.properties.count.type,parentSchema:schema44.properties.groups.items.properties.count,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/groups/" + i0+"/count",schemaPath:"#/properties/groups/items/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema44.properties.groups.items.properties.count,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.properties.groups.items.type,parentSchema:schema44.properties.groups.items,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.properties.groups.type,parentSchema:schema44.properties.groups,data:data2};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length < 1){
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema44.properties.items,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err17 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema44.properties.items.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/items/" + i1,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema44.properties.items.items.type,parentSchema:schema44.properties.items.items,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema44.properties.items.type,parentSchema:schema44.properties.items,data:data6};
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
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema44.type,parentSchema:schema44,data};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate221.errors = vErrors;
return errors === 0;
}


function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.tools === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tools"},message:"must have required property '"+"tools"+"'",schema:schema111.required,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "tools"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("tools" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "tools"},message:"must be equal to constant",schema:"tools",parentSchema:schema111.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.tools !== undefined){
let data1 = data.tools;
if(Array.isArray(data1)){
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema111.properties.tools,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'",schema:schema111.properties.tools.items.required,parentSchema:schema111.properties.tools.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.name === undefined){
const err6 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema111.properties.tools.items.required,parentSchema:schema111.properties.tools.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.kind === undefined){
const err7 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema111.properties.tools.items.required,parentSchema:schema111.properties.tools.items,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.icon === undefined){
const err8 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'",schema:schema111.properties.tools.items.required,parentSchema:schema111.properties.tools.items,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.description === undefined){
const err9 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema111.properties.tools.items.required,parentSchema:schema111.properties.tools.items,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data2){
if(!((((((key1 === "id") || (key1 === "name")) || (key1 === "kind")) || (key1 === "icon")) || (key1 === "description")) || (key1 === "steps"))){
const err10 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema111.properties.tools.items,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.id !== undefined){
if(!(validate218(data2.id, {instancePath:instancePath+"/tools/" + i0+"/id",parentData:data2,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? validate218.errors : vErrors.concat(validate218.errors);
errors = vErrors.length;
}
}
if(data2.name !== undefined){
let data4 = data2.name;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err11 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema111.properties.tools.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/tools/" + i0+"/name",schemaPath:"#/properties/tools/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema111.properties.tools.items.properties.name.type,parentSchema:schema111.properties.tools.items.properties.name,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.kind !== undefined){
let data5 = data2.kind;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err13 = {instancePath:instancePath+"/tools/" + i0+"/kind",schemaPath:"#/properties/tools/items/properties/kind/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema111.properties.tools.items.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/tools/" + i0+"/kind",schemaPath:"#/properties/tools/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema111.properties.tools.items.properties.kind.type,parentSchema:schema111.properties.tools.items.properties.kind,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.icon !== undefined){
if(!(validate87(data2.icon, {instancePath:instancePath+"/tools/" + i0+"/icon",parentData:data2,parentDataProperty:"icon",rootData}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
}
if(data2.description !== undefined){
let data7 = data2.description;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err15 = {instancePath:instancePath+"/tools/" + i0+"/description",schemaPath:"#/properties/tools/items/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema111.properties.tools.items.properties.description,data:data7};
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
const err16 = {instancePath:instancePath+"/tools/" + i0+"/description",schemaPath:"#/properties/tools/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema111.properties.tools.items.properties.description.type,parentSchema:schema111.properties.tools.items.properties.description,data:data7};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.steps !== undefined){
if(!(validate221(data2.steps, {instancePath:instancePath+"/tools/" + i0+"/steps",parentData:data2,parentDataProperty:"steps",rootData}))){
vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/tools/" + i0,schemaPath:"#/properties/tools/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema111.properties.tools.items.type,parentSchema:schema111.properties.tools.items,data:data2};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/tools",schemaPath:"#/properties/tools/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema111.properties.tools.type,parentSchema:schema111.properties.tools,data:data1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema111.type,parentSchema:schema111,data};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}

const schema114 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Video","description":"A picture that becomes a film of another site, once the visitor agrees.","type":"object","additionalProperties":false,"required":["type","name","image","src","consent","show","link"],"properties":{"type":{"const":"video","description":"The kind of block."},"title":{"type":"string","format":"text","minLength":1,"description":"The heading above the film."},"text":{"type":"string","format":"inline","minLength":1,"description":"A sentence or two beside the heading."},"name":{"type":"string","format":"text","minLength":1,"description":"What the film shows; it names the player."},"image":{"$ref":"../definitions.schema.json#/definitions/image","description":"What stands in the film’s place before it is played."},"src":{"$ref":"../definitions.schema.json#/definitions/frame"},"shape":{"type":"string","enum":["wide","square","tall"],"default":"wide","description":"How high it is for its width. Unless given, as wide as films are."},"consent":{"examples":["It comes from #, which then learns your address."],"type":"string","format":"long-text","minLength":1,"description":"What one agrees to by pressing the button; # stands for the other site’s address."},"show":{"type":"string","format":"text","minLength":1,"description":"The words on the button that plays it."},"link":{"$ref":"../definitions.schema.json#/definitions/action","description":"A link to the film on its own site, for those who would rather watch it there."}}};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}


function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern18.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?([/?#]\\S*)?$"},message:"must match pattern \""+"^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?([/?#]\\S*)?$"+"\"",schema:"^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(:\\d+)?([/?#]\\S*)?$",parentSchema:schema60,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema60.type,parentSchema:schema60,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}


function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.href === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "href"},message:"must have required property '"+"href"+"'",schema:schema36.required,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "href"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema36.properties.label,data:data0};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema36.properties.label.type,parentSchema:schema36.properties.label,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.href !== undefined){
if(!(validate47(data.href, {instancePath:instancePath+"/href",parentData:data,parentDataProperty:"href",rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema36.type,parentSchema:schema36,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}


function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.image === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "image"},message:"must have required property '"+"image"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.src === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.consent === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consent"},message:"must have required property '"+"consent"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.show === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "show"},message:"must have required property '"+"show"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.link === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'",schema:schema114.required,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema114.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("video" !== data0){
const err8 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "video"},message:"must be equal to constant",schema:"video",parentSchema:schema114.properties.type,data:data0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema114.properties.title,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.title.type,parentSchema:schema114.properties.title,data:data1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema114.properties.text,data:data2};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.text.type,parentSchema:schema114.properties.text,data:data2};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema114.properties.name,data:data3};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.name.type,parentSchema:schema114.properties.name,data:data3};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.image !== undefined){
if(!(validate224(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
errors = vErrors.length;
}
}
if(data.src !== undefined){
if(!(validate226(data.src, {instancePath:instancePath+"/src",parentData:data,parentDataProperty:"src",rootData}))){
vErrors = vErrors === null ? validate226.errors : vErrors.concat(validate226.errors);
errors = vErrors.length;
}
}
if(data.shape !== undefined){
let data6 = data.shape;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.shape.type,parentSchema:schema114.properties.shape,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!(((data6 === "wide") || (data6 === "square")) || (data6 === "tall"))){
const err16 = {instancePath:instancePath+"/shape",schemaPath:"#/properties/shape/enum",keyword:"enum",params:{allowedValues: schema114.properties.shape.enum},message:"must be equal to one of the allowed values",schema:schema114.properties.shape.enum,parentSchema:schema114.properties.shape,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.consent !== undefined){
let data7 = data.consent;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err17 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema114.properties.consent,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/consent",schemaPath:"#/properties/consent/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.consent.type,parentSchema:schema114.properties.consent,data:data7};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.show !== undefined){
let data8 = data.show;
if(typeof data8 === "string"){
if(func4(data8) < 1){
const err19 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema114.properties.show,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/show",schemaPath:"#/properties/show/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema114.properties.show.type,parentSchema:schema114.properties.show,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.link !== undefined){
if(!(validate228(data.link, {instancePath:instancePath+"/link",parentData:data,parentDataProperty:"link",rootData}))){
vErrors = vErrors === null ? validate228.errors : vErrors.concat(validate228.errors);
errors = vErrors.length;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema114.type,parentSchema:schema114,data};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema25.required,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "announcement"){
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
else if(tag0 === "articles"){
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
errors = vErrors.length;
}
}
else if(tag0 === "banner"){
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
else if(tag0 === "byline"){
if(!(validate75(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
}
else if(tag0 === "call-to-action"){
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
}
else if(tag0 === "cards"){
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
}
else if(tag0 === "columns"){
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
}
else if(tag0 === "contact-details"){
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
else if(tag0 === "contact-form"){
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
else if(tag0 === "courses"){
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
else if(tag0 === "diagram"){
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
}
else if(tag0 === "embed"){
if(!(validate126(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
else if(tag0 === "events"){
if(!(validate132(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
}
else if(tag0 === "facts"){
if(!(validate143(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
}
else if(tag0 === "files"){
if(!(validate145(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
}
else if(tag0 === "gallery"){
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
else if(tag0 === "hero"){
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
}
else if(tag0 === "link-cards"){
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
else if(tag0 === "list"){
if(!(validate164(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate164.errors : vErrors.concat(validate164.errors);
errors = vErrors.length;
}
}
else if(tag0 === "logos"){
if(!(validate168(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
}
else if(tag0 === "map"){
if(!(validate173(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate173.errors : vErrors.concat(validate173.errors);
errors = vErrors.length;
}
}
else if(tag0 === "not-found"){
if(!(validate179(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate179.errors : vErrors.concat(validate179.errors);
errors = vErrors.length;
}
}
else if(tag0 === "notice"){
if(!(validate186(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate186.errors : vErrors.concat(validate186.errors);
errors = vErrors.length;
}
}
else if(tag0 === "panel"){
if(!(validate187(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
else if(tag0 === "people"){
if(!(validate192(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
}
else if(tag0 === "picture-text"){
if(!(validate195(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate195.errors : vErrors.concat(validate195.errors);
errors = vErrors.length;
}
}
else if(tag0 === "projects"){
if(!(validate201(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate201.errors : vErrors.concat(validate201.errors);
errors = vErrors.length;
}
}
else if(tag0 === "prose"){
if(!(validate202(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate202.errors : vErrors.concat(validate202.errors);
errors = vErrors.length;
}
}
else if(tag0 === "questions"){
if(!(validate207(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
}
else if(tag0 === "quotes"){
if(!(validate208(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
errors = vErrors.length;
}
}
else if(tag0 === "registers"){
if(!(validate209(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
errors = vErrors.length;
}
}
else if(tag0 === "shared"){
if(!(validate213(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate213.errors : vErrors.concat(validate213.errors);
errors = vErrors.length;
}
}
else if(tag0 === "statistics"){
if(!(validate214(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate214.errors : vErrors.concat(validate214.errors);
errors = vErrors.length;
}
}
else if(tag0 === "steps"){
if(!(validate215(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
}
else if(tag0 === "table"){
if(!(validate216(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate216.errors : vErrors.concat(validate216.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tools"){
if(!(validate217(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate217.errors : vErrors.concat(validate217.errors);
errors = vErrors.length;
}
}
else if(tag0 === "video"){
if(!(validate223(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate223.errors : vErrors.concat(validate223.errors);
errors = vErrors.length;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf",schema:schema25.discriminator,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string",schema:schema25.discriminator,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema25.type,parentSchema:schema25,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.description === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.blocks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'",schema:schema23.required,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "title") || (key0 === "description")) || (key0 === "colour")) || (key0 === "blocks"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema23.properties.title,data:data0};
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
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.title.type,parentSchema:schema23.properties.title,data:data0};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema23.properties.description,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema23.properties.description.type,parentSchema:schema23.properties.description,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.colour !== undefined){
if(!(validate58(data.colour, {instancePath:instancePath+"/colour",parentData:data,parentDataProperty:"colour",rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
if(data.blocks !== undefined){
let data3 = data.blocks;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema23.properties.blocks,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate60(data3[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema23.properties.blocks.type,parentSchema:schema23.properties.blocks,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema23.type,parentSchema:schema23,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

const schema118 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Form in another language","type":"object","additionalProperties":false,"required":["fields"],"properties":{"translated":{"title":"State that was translated","examples":["1k9x2m"],"type":"string","format":"code","minLength":1,"description":"The mark of the form's words that were translated: where it is not that of the form any more, these are older. `broadsheet fix` writes it."},"fields":{"description":"The words of the fields, each under its field's name; those that are not given are the form's own.","type":"object","propertyNames":{"pattern":"^[a-z][a-z0-9-]*$"},"additionalProperties":{"title":"Field in another language","type":"object","additionalProperties":false,"properties":{"label":{"$ref":"form.schema.json#/definitions/label"},"hint":{"$ref":"form.schema.json#/definitions/hint"},"placeholder":{"$ref":"form.schema.json#/definitions/placeholder"},"options":{"type":"object","additionalProperties":{"type":"string","format":"text","minLength":1},"description":"What is shown for each option, under the option as the form has it, which is what is stored."},"errors":{"$ref":"form.schema.json#/definitions/errors"}}}}}};
const schema121 = {"examples":["Your animal"],"type":"string","format":"inline","minLength":1,"description":"The words above the field, or beside a consent; in mails and tables it is named by them."};

function validate285(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema121,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate285.errors = vErrors;
return errors === 0;
}

const schema122 = {"type":"string","format":"inline","minLength":1,"description":"A sentence beneath the field."};

function validate287(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema122,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate287.errors = vErrors;
return errors === 0;
}

const schema123 = {"type":"string","format":"text","minLength":1,"description":"The grey words in the empty field."};

function validate289(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema123,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate289.errors = vErrors;
return errors === 0;
}

const schema125 = {"title":"Field errors","description":"What visitors are told beneath the field; what is not given is said in the engine's own words.","type":"object","additionalProperties":false,"properties":{"missing":{"type":"string","format":"text","minLength":1,"description":"When nothing is entered that must be."},"malformed":{"type":"string","format":"text","minLength":1,"description":"When it is no address, no number, no day, none of the list, or a file of another kind."},"least":{"title":"Too little","type":"string","format":"text","minLength":1,"description":"When it is too short, too low, too early, or too few."},"most":{"title":"Too much","type":"string","format":"text","minLength":1,"description":"When it is too long, too high, too late, or too many."},"size":{"title":"Too large","type":"string","format":"text","minLength":1,"description":"When a file, or all files together, are too large."}}};

function validate291(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "missing") || (key0 === "malformed")) || (key0 === "least")) || (key0 === "most")) || (key0 === "size"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.missing !== undefined){
let data0 = data.missing;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err1 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.missing,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.missing.type,parentSchema:schema125.properties.missing,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.malformed !== undefined){
let data1 = data.malformed;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err3 = {instancePath:instancePath+"/malformed",schemaPath:"#/properties/malformed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.malformed,data:data1};
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
const err4 = {instancePath:instancePath+"/malformed",schemaPath:"#/properties/malformed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.malformed.type,parentSchema:schema125.properties.malformed,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.least !== undefined){
let data2 = data.least;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err5 = {instancePath:instancePath+"/least",schemaPath:"#/properties/least/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.least,data:data2};
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
const err6 = {instancePath:instancePath+"/least",schemaPath:"#/properties/least/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.least.type,parentSchema:schema125.properties.least,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.most !== undefined){
let data3 = data.most;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err7 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.most,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.most.type,parentSchema:schema125.properties.most,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.size !== undefined){
let data4 = data.size;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err9 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.size,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.size.type,parentSchema:schema125.properties.size,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema125.type,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate291.errors = vErrors;
return errors === 0;
}


function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema118.required,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "translated") || (key0 === "fields"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.translated !== undefined){
let data0 = data.translated;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err2 = {instancePath:instancePath+"/translated",schemaPath:"#/properties/translated/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema118.properties.translated,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/translated",schemaPath:"#/properties/translated/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema118.properties.translated.type,parentSchema:schema118.properties.translated,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.fields !== undefined){
let data1 = data.fields;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs6 = errors;
if(typeof key1 === "string"){
if(!pattern27.test(key1)){
const err4 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema118.properties.fields.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema118.properties.fields.propertyNames,parentSchema:schema118.properties.fields,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
for(const key2 in data1){
let data2 = data1[key2];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key3 in data2){
if(!(((((key3 === "label") || (key3 === "hint")) || (key3 === "placeholder")) || (key3 === "options")) || (key3 === "errors"))){
const err6 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fields/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema118.properties.fields.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.label !== undefined){
if(!(validate285(data2.label, {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/label",parentData:data2,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate285.errors : vErrors.concat(validate285.errors);
errors = vErrors.length;
}
}
if(data2.hint !== undefined){
if(!(validate287(data2.hint, {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/hint",parentData:data2,parentDataProperty:"hint",rootData}))){
vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
errors = vErrors.length;
}
}
if(data2.placeholder !== undefined){
if(!(validate289(data2.placeholder, {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/placeholder",parentData:data2,parentDataProperty:"placeholder",rootData}))){
vErrors = vErrors === null ? validate289.errors : vErrors.concat(validate289.errors);
errors = vErrors.length;
}
}
if(data2.options !== undefined){
let data6 = data2.options;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key4 in data6){
let data7 = data6[key4];
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err7 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fields/additionalProperties/properties/options/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema118.properties.fields.additionalProperties.properties.options.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/options/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fields/additionalProperties/properties/options/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema118.properties.fields.additionalProperties.properties.options.additionalProperties.type,parentSchema:schema118.properties.fields.additionalProperties.properties.options.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/options",schemaPath:"#/properties/fields/additionalProperties/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema118.properties.fields.additionalProperties.properties.options.type,parentSchema:schema118.properties.fields.additionalProperties.properties.options,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.errors !== undefined){
if(!(validate291(data2.errors, {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/errors",parentData:data2,parentDataProperty:"errors",rootData}))){
vErrors = vErrors === null ? validate291.errors : vErrors.concat(validate291.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/fields/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fields/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema118.properties.fields.additionalProperties.type,parentSchema:schema118.properties.fields.additionalProperties,data:data2};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema118.properties.fields.type,parentSchema:schema118.properties.fields,data:data1};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema118.type,parentSchema:schema118,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate270.errors = vErrors;
return errors === 0;
}


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.navigation === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "navigation"},message:"must have required property '"+"navigation"+"'",schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.footer === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "footer"},message:"must have required property '"+"footer"+"'",schema:schema16.required,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "name") || (key0 === "url")) || (key0 === "texts")) || (key0 === "navigation")) || (key0 === "footer")) || (key0 === "notFound")) || (key0 === "forms"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema16.properties.name,data:data0};
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
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.name.type,parentSchema:schema16.properties.name,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://[^/]+$"},message:"must match pattern \""+"^https://[^/]+$"+"\"",schema:"^https://[^/]+$",parentSchema:schema16.properties.url,data:data1};
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
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema16.properties.url.type,parentSchema:schema16.properties.url,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.texts !== undefined){
if(!(validate39(data.texts, {instancePath:instancePath+"/texts",parentData:data,parentDataProperty:"texts",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.navigation !== undefined){
if(!(validate43(data.navigation, {instancePath:instancePath+"/navigation",parentData:data,parentDataProperty:"navigation",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.footer !== undefined){
if(!(validate51(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.notFound !== undefined){
if(!(validate57(data.notFound, {instancePath:instancePath+"/notFound",parentData:data,parentDataProperty:"notFound",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.forms !== undefined){
let data6 = data.forms;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs12 = errors;
if(typeof key1 === "string"){
if(!pattern27.test(key1)){
const err7 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema16.properties.forms.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
const err8 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema16.properties.forms.propertyNames,parentSchema:schema16.properties.forms,data:data6};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
for(const key2 in data6){
if(!(validate270(data6[key2], {instancePath:instancePath+"/forms/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data6,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate270.errors : vErrors.concat(validate270.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.properties.forms.type,parentSchema:schema16.properties.forms,data:data6};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema16.type,parentSchema:schema16,data};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'",schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.language === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'",schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.variables === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "variables"},message:"must have required property '"+"variables"+"'",schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.organization === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "organization"},message:"must have required property '"+"organization"+"'",schema:schema7.required,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema7.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.name,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.name.type,parentSchema:schema7.properties.name,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.url !== undefined){
let data1 = data.url;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https://[^/]+$"},message:"must match pattern \""+"^https://[^/]+$"+"\"",schema:"^https://[^/]+$",parentSchema:schema7.properties.url,data:data1};
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
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.url.type,parentSchema:schema7.properties.url,data:data1};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate24(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
}
if(data.logo !== undefined){
if(!(validate26(data.logo, {instancePath:instancePath+"/logo",parentData:data,parentDataProperty:"logo",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.colour !== undefined){
if(!(validate28(data.colour, {instancePath:instancePath+"/colour",parentData:data,parentDataProperty:"colour",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
if(data.theme !== undefined){
if(!(validate30(data.theme, {instancePath:instancePath+"/theme",parentData:data,parentDataProperty:"theme",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
if(data.variables !== undefined){
let data6 = data.variables;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs12 = errors;
if(typeof key1 === "string"){
if(!pattern4.test(key1)){
const err10 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[\\p{Ll}\\p{Lo}][\\p{L}\\p{M}\\p{N}]*$"},message:"must match pattern \""+"^[\\p{Ll}\\p{Lo}][\\p{L}\\p{M}\\p{N}]*$"+"\"",schema:"^[\\p{Ll}\\p{Lo}][\\p{L}\\p{M}\\p{N}]*$",parentSchema:schema7.properties.variables.propertyNames,data:key1,propertyName:key1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
const err11 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid",schema:schema7.properties.variables.propertyNames,parentSchema:schema7.properties.variables,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
for(const key2 in data6){
let data7 = data6[key2];
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err12 = {instancePath:instancePath+"/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/variables/additionalProperties/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.variables.additionalProperties,data:data7};
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
const err13 = {instancePath:instancePath+"/variables/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/variables/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.variables.additionalProperties.type,parentSchema:schema7.properties.variables.additionalProperties,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/variables",schemaPath:"#/properties/variables/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.properties.variables.type,parentSchema:schema7.properties.variables,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.organization !== undefined){
let data8 = data.organization;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.type === undefined){
const err15 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema7.properties.organization.required,parentSchema:schema7.properties.organization,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8.name === undefined){
const err16 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema7.properties.organization.required,parentSchema:schema7.properties.organization,data:data8};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key3 in data8){
if(!(func2.call(schema7.properties.organization.properties, key3))){
const err17 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties",schema:false,parentSchema:schema7.properties.organization,data:data8};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.type !== undefined){
let data9 = data8.type;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
const err18 = {instancePath:instancePath+"/organization/type",schemaPath:"#/properties/organization/properties/type/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]+$"},message:"must match pattern \""+"^[A-Z][A-Za-z]+$"+"\"",schema:"^[A-Z][A-Za-z]+$",parentSchema:schema7.properties.organization.properties.type,data:data9};
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
const err19 = {instancePath:instancePath+"/organization/type",schemaPath:"#/properties/organization/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.type.type,parentSchema:schema7.properties.organization.properties.type,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.name !== undefined){
let data10 = data8.name;
if(typeof data10 === "string"){
if(func4(data10) < 1){
const err20 = {instancePath:instancePath+"/organization/name",schemaPath:"#/properties/organization/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.organization.properties.name,data:data10};
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
const err21 = {instancePath:instancePath+"/organization/name",schemaPath:"#/properties/organization/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.name.type,parentSchema:schema7.properties.organization.properties.name,data:data10};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.description !== undefined){
let data11 = data8.description;
if(typeof data11 === "string"){
if(func4(data11) < 1){
const err22 = {instancePath:instancePath+"/organization/description",schemaPath:"#/properties/organization/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.organization.properties.description,data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/organization/description",schemaPath:"#/properties/organization/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.description.type,parentSchema:schema7.properties.organization.properties.description,data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.telephone !== undefined){
let data12 = data8.telephone;
if(typeof data12 === "string"){
if(func4(data12) < 1){
const err24 = {instancePath:instancePath+"/organization/telephone",schemaPath:"#/properties/organization/properties/telephone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.organization.properties.telephone,data:data12};
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
const err25 = {instancePath:instancePath+"/organization/telephone",schemaPath:"#/properties/organization/properties/telephone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.telephone.type,parentSchema:schema7.properties.organization.properties.telephone,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.email !== undefined){
let data13 = data8.email;
if(typeof data13 === "string"){
if(func4(data13) < 1){
const err26 = {instancePath:instancePath+"/organization/email",schemaPath:"#/properties/organization/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.organization.properties.email,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/organization/email",schemaPath:"#/properties/organization/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.email.type,parentSchema:schema7.properties.organization.properties.email,data:data13};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.address !== undefined){
let data14 = data8.address;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.street === undefined){
const err28 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/required",keyword:"required",params:{missingProperty: "street"},message:"must have required property '"+"street"+"'",schema:schema7.properties.organization.properties.address.required,parentSchema:schema7.properties.organization.properties.address,data:data14};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data14.locality === undefined){
const err29 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/required",keyword:"required",params:{missingProperty: "locality"},message:"must have required property '"+"locality"+"'",schema:schema7.properties.organization.properties.address.required,parentSchema:schema7.properties.organization.properties.address,data:data14};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data14.country === undefined){
const err30 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'",schema:schema7.properties.organization.properties.address.required,parentSchema:schema7.properties.organization.properties.address,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key4 in data14){
if(!(((((key4 === "street") || (key4 === "locality")) || (key4 === "region")) || (key4 === "postalCode")) || (key4 === "country"))){
const err31 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties",schema:false,parentSchema:schema7.properties.organization.properties.address,data:data14};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data14.street !== undefined){
let data15 = data14.street;
if(typeof data15 === "string"){
if(func4(data15) < 1){
const err32 = {instancePath:instancePath+"/organization/address/street",schemaPath:"#/properties/organization/properties/address/properties/street/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.organization.properties.address.properties.street,data:data15};
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
const err33 = {instancePath:instancePath+"/organization/address/street",schemaPath:"#/properties/organization/properties/address/properties/street/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.address.properties.street.type,parentSchema:schema7.properties.organization.properties.address.properties.street,data:data15};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data14.locality !== undefined){
let data16 = data14.locality;
if(typeof data16 === "string"){
if(func4(data16) < 1){
const err34 = {instancePath:instancePath+"/organization/address/locality",schemaPath:"#/properties/organization/properties/address/properties/locality/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.organization.properties.address.properties.locality,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/organization/address/locality",schemaPath:"#/properties/organization/properties/address/properties/locality/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.address.properties.locality.type,parentSchema:schema7.properties.organization.properties.address.properties.locality,data:data16};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data14.region !== undefined){
let data17 = data14.region;
if(typeof data17 === "string"){
if(func4(data17) < 1){
const err36 = {instancePath:instancePath+"/organization/address/region",schemaPath:"#/properties/organization/properties/address/properties/region/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.organization.properties.address.properties.region,data:data17};
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
const err37 = {instancePath:instancePath+"/organization/address/region",schemaPath:"#/properties/organization/properties/address/properties/region/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.address.properties.region.type,parentSchema:schema7.properties.organization.properties.address.properties.region,data:data17};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.postalCode !== undefined){
let data18 = data14.postalCode;
if(typeof data18 === "string"){
if(func4(data18) < 1){
const err38 = {instancePath:instancePath+"/organization/address/postalCode",schemaPath:"#/properties/organization/properties/address/properties/postalCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema7.properties.organization.properties.address.properties.postalCode,data:data18};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/organization/address/postalCode",schemaPath:"#/properties/organization/properties/address/properties/postalCode/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.address.properties.postalCode.type,parentSchema:schema7.properties.organization.properties.address.properties.postalCode,data:data18};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.country !== undefined){
let data19 = data14.country;
if(typeof data19 === "string"){
if(!pattern6.test(data19)){
const err40 = {instancePath:instancePath+"/organization/address/country",schemaPath:"#/properties/organization/properties/address/properties/country/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\"",schema:"^[A-Z]{2}$",parentSchema:schema7.properties.organization.properties.address.properties.country,data:data19};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/organization/address/country",schemaPath:"#/properties/organization/properties/address/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.address.properties.country.type,parentSchema:schema7.properties.organization.properties.address.properties.country,data:data19};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/organization/address",schemaPath:"#/properties/organization/properties/address/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.properties.organization.properties.address.type,parentSchema:schema7.properties.organization.properties.address,data:data14};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data8.hours !== undefined){
let data20 = data8.hours;
if(Array.isArray(data20)){
if(data20.length < 1){
const err43 = {instancePath:instancePath+"/organization/hours",schemaPath:"#/properties/organization/properties/hours/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema7.properties.organization.properties.hours,data:data20};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.days === undefined){
const err44 = {instancePath:instancePath+"/organization/hours/" + i0,schemaPath:"#/properties/organization/properties/hours/items/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'",schema:schema7.properties.organization.properties.hours.items.required,parentSchema:schema7.properties.organization.properties.hours.items,data:data21};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data21.opens === undefined){
const err45 = {instancePath:instancePath+"/organization/hours/" + i0,schemaPath:"#/properties/organization/properties/hours/items/required",keyword:"required",params:{missingProperty: "opens"},message:"must have required property '"+"opens"+"'",schema:schema7.properties.organization.properties.hours.items.required,parentSchema:schema7.properties.organization.properties.hours.items,data:data21};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data21.closes === undefined){
const err46 = {instancePath:instancePath+"/organization/hours/" + i0,schemaPath:"#/properties/organization/properties/hours/items/required",keyword:"required",params:{missingProperty: "closes"},message:"must have required property '"+"closes"+"'",schema:schema7.properties.organization.properties.hours.items.required,parentSchema:schema7.properties.organization.properties.hours.items,data:data21};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key5 in data21){
if(!(((key5 === "days") || (key5 === "opens")) || (key5 === "closes"))){
const err47 = {instancePath:instancePath+"/organization/hours/" + i0,schemaPath:"#/properties/organization/properties/hours/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema7.properties.organization.properties.hours.items,data:data21};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data21.days !== undefined){
let data22 = data21.days;
if(Array.isArray(data22)){
if(data22.length < 1){
const err48 = {instancePath:instancePath+"/organization/hours/" + i0+"/days",schemaPath:"#/properties/organization/properties/hours/items/properties/days/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema7.properties.organization.properties.hours.items.properties.days,data:data22};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
let data23 = data22[i1];
if(!(((((((data23 === "Monday") || (data23 === "Tuesday")) || (data23 === "Wednesday")) || (data23 === "Thursday")) || (data23 === "Friday")) || (data23 === "Saturday")) || (data23 === "Sunday"))){
const err49 = {instancePath:instancePath+"/organization/hours/" + i0+"/days/" + i1,schemaPath:"#/properties/organization/properties/hours/items/properties/days/items/enum",keyword:"enum",params:{allowedValues: schema7.properties.organization.properties.hours.items.properties.days.items.enum},message:"must be equal to one of the allowed values",schema:schema7.properties.organization.properties.hours.items.properties.days.items.enum,parentSchema:schema7.properties.organization.properties.hours.items.properties.days.items,data:data23};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/organization/hours/" + i0+"/days",schemaPath:"#/properties/organization/properties/hours/items/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema7.properties.organization.properties.hours.items.properties.days.type,parentSchema:schema7.properties.organization.properties.hours.items.properties.days,data:data22};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data21.opens !== undefined){
let data24 = data21.opens;
if(typeof data24 === "string"){
if(!pattern7.test(data24)){
const err51 = {instancePath:instancePath+"/organization/hours/" + i0+"/opens",schemaPath:"#/properties/organization/properties/hours/items/properties/opens/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-4]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-4]):[0-5][0-9]$"+"\"",schema:"^([01][0-9]|2[0-4]):[0-5][0-9]$",parentSchema:schema7.properties.organization.properties.hours.items.properties.opens,data:data24};
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
const err52 = {instancePath:instancePath+"/organization/hours/" + i0+"/opens",schemaPath:"#/properties/organization/properties/hours/items/properties/opens/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.hours.items.properties.opens.type,parentSchema:schema7.properties.organization.properties.hours.items.properties.opens,data:data24};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data21.closes !== undefined){
let data25 = data21.closes;
if(typeof data25 === "string"){
if(!pattern7.test(data25)){
const err53 = {instancePath:instancePath+"/organization/hours/" + i0+"/closes",schemaPath:"#/properties/organization/properties/hours/items/properties/closes/pattern",keyword:"pattern",params:{pattern: "^([01][0-9]|2[0-4]):[0-5][0-9]$"},message:"must match pattern \""+"^([01][0-9]|2[0-4]):[0-5][0-9]$"+"\"",schema:"^([01][0-9]|2[0-4]):[0-5][0-9]$",parentSchema:schema7.properties.organization.properties.hours.items.properties.closes,data:data25};
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
const err54 = {instancePath:instancePath+"/organization/hours/" + i0+"/closes",schemaPath:"#/properties/organization/properties/hours/items/properties/closes/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.hours.items.properties.closes.type,parentSchema:schema7.properties.organization.properties.hours.items.properties.closes,data:data25};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/organization/hours/" + i0,schemaPath:"#/properties/organization/properties/hours/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.properties.organization.properties.hours.items.type,parentSchema:schema7.properties.organization.properties.hours.items,data:data21};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/organization/hours",schemaPath:"#/properties/organization/properties/hours/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema7.properties.organization.properties.hours.type,parentSchema:schema7.properties.organization.properties.hours,data:data20};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data8.geo !== undefined){
let data26 = data8.geo;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.latitude === undefined){
const err57 = {instancePath:instancePath+"/organization/geo",schemaPath:"#/properties/organization/properties/geo/required",keyword:"required",params:{missingProperty: "latitude"},message:"must have required property '"+"latitude"+"'",schema:schema7.properties.organization.properties.geo.required,parentSchema:schema7.properties.organization.properties.geo,data:data26};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data26.longitude === undefined){
const err58 = {instancePath:instancePath+"/organization/geo",schemaPath:"#/properties/organization/properties/geo/required",keyword:"required",params:{missingProperty: "longitude"},message:"must have required property '"+"longitude"+"'",schema:schema7.properties.organization.properties.geo.required,parentSchema:schema7.properties.organization.properties.geo,data:data26};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
for(const key6 in data26){
if(!((key6 === "latitude") || (key6 === "longitude"))){
const err59 = {instancePath:instancePath+"/organization/geo",schemaPath:"#/properties/organization/properties/geo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema7.properties.organization.properties.geo,data:data26};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data26.latitude !== undefined){
let data27 = data26.latitude;
if(typeof data27 === "string"){
if(!pattern9.test(data27)){
const err60 = {instancePath:instancePath+"/organization/geo/latitude",schemaPath:"#/properties/organization/properties/geo/properties/latitude/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,2}(\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]{1,2}(\\.[0-9]+)?$"+"\"",schema:"^-?[0-9]{1,2}(\\.[0-9]+)?$",parentSchema:schema7.properties.organization.properties.geo.properties.latitude,data:data27};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/organization/geo/latitude",schemaPath:"#/properties/organization/properties/geo/properties/latitude/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.geo.properties.latitude.type,parentSchema:schema7.properties.organization.properties.geo.properties.latitude,data:data27};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data26.longitude !== undefined){
let data28 = data26.longitude;
if(typeof data28 === "string"){
if(!pattern10.test(data28)){
const err62 = {instancePath:instancePath+"/organization/geo/longitude",schemaPath:"#/properties/organization/properties/geo/properties/longitude/pattern",keyword:"pattern",params:{pattern: "^-?[0-9]{1,3}(\\.[0-9]+)?$"},message:"must match pattern \""+"^-?[0-9]{1,3}(\\.[0-9]+)?$"+"\"",schema:"^-?[0-9]{1,3}(\\.[0-9]+)?$",parentSchema:schema7.properties.organization.properties.geo.properties.longitude,data:data28};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/organization/geo/longitude",schemaPath:"#/properties/organization/properties/geo/properties/longitude/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.geo.properties.longitude.type,parentSchema:schema7.properties.organization.properties.geo.properties.longitude,data:data28};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/organization/geo",schemaPath:"#/properties/organization/properties/geo/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.properties.organization.properties.geo.type,parentSchema:schema7.properties.organization.properties.geo,data:data26};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data8.sameAs !== undefined){
let data29 = data8.sameAs;
if(Array.isArray(data29)){
if(data29.length < 1){
const err65 = {instancePath:instancePath+"/organization/sameAs",schemaPath:"#/properties/organization/properties/sameAs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema7.properties.organization.properties.sameAs,data:data29};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
if(typeof data30 === "string"){
if(!pattern11.test(data30)){
const err66 = {instancePath:instancePath+"/organization/sameAs/" + i2,schemaPath:"#/properties/organization/properties/sameAs/items/pattern",keyword:"pattern",params:{pattern: "^https://[^\\s]+$"},message:"must match pattern \""+"^https://[^\\s]+$"+"\"",schema:"^https://[^\\s]+$",parentSchema:schema7.properties.organization.properties.sameAs.items,data:data30};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/organization/sameAs/" + i2,schemaPath:"#/properties/organization/properties/sameAs/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema7.properties.organization.properties.sameAs.items.type,parentSchema:schema7.properties.organization.properties.sameAs.items,data:data30};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/organization/sameAs",schemaPath:"#/properties/organization/properties/sameAs/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema7.properties.organization.properties.sameAs.type,parentSchema:schema7.properties.organization.properties.sameAs,data:data29};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/organization",schemaPath:"#/properties/organization/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.properties.organization.type,parentSchema:schema7.properties.organization,data:data8};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.socialImage !== undefined){
if(!(validate26(data.socialImage, {instancePath:instancePath+"/socialImage",parentData:data,parentDataProperty:"socialImage",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
if(data.socialImages !== undefined){
let data32 = data.socialImages;
if(typeof data32 !== "boolean"){
const err70 = {instancePath:instancePath+"/socialImages",schemaPath:"#/properties/socialImages/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema7.properties.socialImages.type,parentSchema:schema7.properties.socialImages,data:data32};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.texts !== undefined){
if(!(validate39(data.texts, {instancePath:instancePath+"/texts",parentData:data,parentDataProperty:"texts",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined){
let data34 = data.languages;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key7 in data34){
const _errs71 = errors;
if(typeof key7 === "string"){
if(!pattern1.test(key7)){
const err71 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"+"\"",schema:"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$",parentSchema:schema7.properties.languages.propertyNames,data:key7,propertyName:key7};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
var valid13 = _errs71 === errors;
if(!valid13){
const err72 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/propertyNames",keyword:"propertyNames",params:{propertyName: key7},message:"property name must be valid",schema:schema7.properties.languages.propertyNames,parentSchema:schema7.properties.languages,data:data34};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
for(const key8 in data34){
if(!(validate41(data34[key8], {instancePath:instancePath+"/languages/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data34,parentDataProperty:key8,rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
}
}
else {
const err73 = {instancePath:instancePath+"/languages",schemaPath:"#/properties/languages/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.properties.languages.type,parentSchema:schema7.properties.languages,data:data34};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema7.type,parentSchema:schema7,data};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const schema130 = {"examples":["/about-us"],"type":"string","format":"path","minLength":1,"title":"Path","description":"A page's address on this site: it begins with a slash and has small letters of any script, digits and hyphens, as in \"/about-us\". The home page is \"/\"."};

function validate298(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema130,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate298.errors = vErrors;
return errors === 0;
}


function validate300(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema18,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema18.type,parentSchema:schema18,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate300.errors = vErrors;
return errors === 0;
}

const schema119 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Form","description":"A form that visitors fill in, with fields of the site's own. A block of type \"contact-form\" shows it by its name.","type":"object","additionalProperties":false,"required":["fields"],"properties":{"language":{"$ref":"definitions.schema.json#/definitions/language","description":"The language of its words, as a language tag (BCP 47); unless given, the site's own. What visitors are told beneath a field is in it."},"fields":{"title":"Fields","description":"The fields, in their order.","type":"array","minItems":1,"items":{"title":"Declared field","description":"One field of a form.","type":"object","additionalProperties":false,"required":["name","kind","label"],"properties":{"name":{"title":"Name","examples":["animal"],"type":"string","format":"code","pattern":"^(?!(about|form|lang|page|proof|website)$)[a-z][a-z0-9-]*$","description":"The field's name for machines: small letters from a to z, digits and hyphens, beginning with a letter. \"about\", \"form\", \"lang\", \"page\", \"proof\" and \"website\" are taken. What is entered into a field of the name \"name\" is shown as the sender's name."},"kind":{"type":"string","enum":["text","long-text","email","tel","number","date","choice","choices","consent","file"],"description":"What is entered: a line, a text of several lines, an e-mail address, a telephone number, a number, a day, one or several of a list, a consent, or files. The first e-mail address is the one that answers go to."},"label":{"$ref":"#/definitions/label"},"hint":{"$ref":"#/definitions/hint"},"placeholder":{"$ref":"#/definitions/placeholder"},"required":{"type":"boolean","default":false,"description":"Whether it must be filled in."},"width":{"type":"string","enum":["half","full"],"description":"How much of the form's width it takes where there is room; unless given, half for what is short."},"options":{"type":"array","minItems":1,"items":{"type":"string","format":"text","minLength":1,"description":"One that can be chosen."},"description":"What can be chosen, for one or several of a list."},"accept":{"title":"Kinds of file","type":"array","minItems":1,"items":{"type":"string","enum":["pdf","image","document","spreadsheet"],"description":"A kind of file."},"description":"What files may be; unless given, all of these kinds."},"megabytes":{"title":"Megabytes a file","type":"number","minimum":0.1,"maximum":10,"description":"The most of one file; unless given, 5. All files of a message: 10."},"least":{"type":"number","description":"The fewest letters of a text, the lowest number, the fewest options or files."},"most":{"type":"number","description":"The most letters of a text, the highest number, the most options or files. Unless given, 200 letters, 2,000 in several lines, one file."},"earliest":{"$ref":"definitions.schema.json#/definitions/date","title":"Earliest day","description":"The first day that may be entered, as year-month-day."},"latest":{"$ref":"definitions.schema.json#/definitions/date","title":"Latest day","description":"The last day that may be entered, as year-month-day."},"errors":{"$ref":"#/definitions/errors"}}}},"mail":{"title":"Mail of a form","description":"Where what is sent is mailed to; stands in no page.","type":"object","additionalProperties":false,"properties":{"to":{"title":"Recipients","type":"array","minItems":1,"items":{"examples":["surgery@example.com"],"type":"string","format":"code","pattern":"^[^\\s@<>,;]+@[^\\s@<>,;]+\\.[^\\s@<>,;]+$","description":"An e-mail address."},"description":"Who gets it; unless given, those who get all messages (MAIL_TO)."},"subject":{"examples":["Appointment for [animal]"],"type":"string","format":"text","minLength":1,"description":"The subject; the name of a field in square brackets stands for what was entered there."}}}},"definitions":{"label":{"examples":["Your animal"],"type":"string","format":"inline","minLength":1,"description":"The words above the field, or beside a consent; in mails and tables it is named by them."},"hint":{"type":"string","format":"inline","minLength":1,"description":"A sentence beneath the field."},"placeholder":{"type":"string","format":"text","minLength":1,"description":"The grey words in the empty field."},"errors":{"title":"Field errors","description":"What visitors are told beneath the field; what is not given is said in the engine's own words.","type":"object","additionalProperties":false,"properties":{"missing":{"type":"string","format":"text","minLength":1,"description":"When nothing is entered that must be."},"malformed":{"type":"string","format":"text","minLength":1,"description":"When it is no address, no number, no day, none of the list, or a file of another kind."},"least":{"title":"Too little","type":"string","format":"text","minLength":1,"description":"When it is too short, too low, too early, or too few."},"most":{"title":"Too much","type":"string","format":"text","minLength":1,"description":"When it is too long, too high, too late, or too many."},"size":{"title":"Too large","type":"string","format":"text","minLength":1,"description":"When a file, or all files together, are too large."}}}}};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"+"\"",schema:"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$",parentSchema:schema9,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate272.errors = vErrors;
return errors === 0;
}


function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema121,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema121.type,parentSchema:schema121,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate274.errors = vErrors;
return errors === 0;
}


function validate276(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema122,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema122.type,parentSchema:schema122,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate276.errors = vErrors;
return errors === 0;
}


function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema123,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema123.type,parentSchema:schema123,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate278.errors = vErrors;
return errors === 0;
}


function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern15.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",parentSchema:schema31,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate280.errors = vErrors;
return errors === 0;
}


function validate283(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "missing") || (key0 === "malformed")) || (key0 === "least")) || (key0 === "most")) || (key0 === "size"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.missing !== undefined){
let data0 = data.missing;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err1 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.missing,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/missing",schemaPath:"#/properties/missing/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.missing.type,parentSchema:schema125.properties.missing,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.malformed !== undefined){
let data1 = data.malformed;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err3 = {instancePath:instancePath+"/malformed",schemaPath:"#/properties/malformed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.malformed,data:data1};
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
const err4 = {instancePath:instancePath+"/malformed",schemaPath:"#/properties/malformed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.malformed.type,parentSchema:schema125.properties.malformed,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.least !== undefined){
let data2 = data.least;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err5 = {instancePath:instancePath+"/least",schemaPath:"#/properties/least/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.least,data:data2};
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
const err6 = {instancePath:instancePath+"/least",schemaPath:"#/properties/least/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.least.type,parentSchema:schema125.properties.least,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.most !== undefined){
let data3 = data.most;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err7 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.most,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.most.type,parentSchema:schema125.properties.most,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.size !== undefined){
let data4 = data.size;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err9 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema125.properties.size,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema125.properties.size.type,parentSchema:schema125.properties.size,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema125.type,parentSchema:schema125,data};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate283.errors = vErrors;
return errors === 0;
}

const pattern30 = new RegExp("^(?!(about|form|lang|page|proof|website)$)[a-z][a-z0-9-]*$", "u");
const pattern32 = new RegExp("^[^\\s@<>,;]+@[^\\s@<>,;]+\\.[^\\s@<>,;]+$", "u");

function validate271(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'",schema:schema119.required,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "language") || (key0 === "fields")) || (key0 === "mail"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate272(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
errors = vErrors.length;
}
}
if(data.fields !== undefined){
let data1 = data.fields;
if(Array.isArray(data1)){
if(data1.length < 1){
const err2 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema119.properties.fields,data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err3 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema119.properties.fields.items.required,parentSchema:schema119.properties.fields.items,data:data2};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.kind === undefined){
const err4 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'",schema:schema119.properties.fields.items.required,parentSchema:schema119.properties.fields.items,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.label === undefined){
const err5 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'",schema:schema119.properties.fields.items.required,parentSchema:schema119.properties.fields.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data2){
if(!(func2.call(schema119.properties.fields.items.properties, key1))){
const err6 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema119.properties.fields.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(!pattern30.test(data3)){
const err7 = {instancePath:instancePath+"/fields/" + i0+"/name",schemaPath:"#/properties/fields/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^(?!(about|form|lang|page|proof|website)$)[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^(?!(about|form|lang|page|proof|website)$)[a-z][a-z0-9-]*$"+"\"",schema:"^(?!(about|form|lang|page|proof|website)$)[a-z][a-z0-9-]*$",parentSchema:schema119.properties.fields.items.properties.name,data:data3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/fields/" + i0+"/name",schemaPath:"#/properties/fields/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema119.properties.fields.items.properties.name.type,parentSchema:schema119.properties.fields.items.properties.name,data:data3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.kind !== undefined){
let data4 = data2.kind;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/fields/" + i0+"/kind",schemaPath:"#/properties/fields/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema119.properties.fields.items.properties.kind.type,parentSchema:schema119.properties.fields.items.properties.kind,data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((((data4 === "text") || (data4 === "long-text")) || (data4 === "email")) || (data4 === "tel")) || (data4 === "number")) || (data4 === "date")) || (data4 === "choice")) || (data4 === "choices")) || (data4 === "consent")) || (data4 === "file"))){
const err10 = {instancePath:instancePath+"/fields/" + i0+"/kind",schemaPath:"#/properties/fields/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema119.properties.fields.items.properties.kind.enum},message:"must be equal to one of the allowed values",schema:schema119.properties.fields.items.properties.kind.enum,parentSchema:schema119.properties.fields.items.properties.kind,data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.label !== undefined){
if(!(validate274(data2.label, {instancePath:instancePath+"/fields/" + i0+"/label",parentData:data2,parentDataProperty:"label",rootData}))){
vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
errors = vErrors.length;
}
}
if(data2.hint !== undefined){
if(!(validate276(data2.hint, {instancePath:instancePath+"/fields/" + i0+"/hint",parentData:data2,parentDataProperty:"hint",rootData}))){
vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
errors = vErrors.length;
}
}
if(data2.placeholder !== undefined){
if(!(validate278(data2.placeholder, {instancePath:instancePath+"/fields/" + i0+"/placeholder",parentData:data2,parentDataProperty:"placeholder",rootData}))){
vErrors = vErrors === null ? validate278.errors : vErrors.concat(validate278.errors);
errors = vErrors.length;
}
}
if(data2.required !== undefined){
let data8 = data2.required;
if(typeof data8 !== "boolean"){
const err11 = {instancePath:instancePath+"/fields/" + i0+"/required",schemaPath:"#/properties/fields/items/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema119.properties.fields.items.properties.required.type,parentSchema:schema119.properties.fields.items.properties.required,data:data8};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.width !== undefined){
let data9 = data2.width;
if(typeof data9 !== "string"){
const err12 = {instancePath:instancePath+"/fields/" + i0+"/width",schemaPath:"#/properties/fields/items/properties/width/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema119.properties.fields.items.properties.width.type,parentSchema:schema119.properties.fields.items.properties.width,data:data9};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data9 === "half") || (data9 === "full"))){
const err13 = {instancePath:instancePath+"/fields/" + i0+"/width",schemaPath:"#/properties/fields/items/properties/width/enum",keyword:"enum",params:{allowedValues: schema119.properties.fields.items.properties.width.enum},message:"must be equal to one of the allowed values",schema:schema119.properties.fields.items.properties.width.enum,parentSchema:schema119.properties.fields.items.properties.width,data:data9};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.options !== undefined){
let data10 = data2.options;
if(Array.isArray(data10)){
if(data10.length < 1){
const err14 = {instancePath:instancePath+"/fields/" + i0+"/options",schemaPath:"#/properties/fields/items/properties/options/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema119.properties.fields.items.properties.options,data:data10};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(func4(data11) < 1){
const err15 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1,schemaPath:"#/properties/fields/items/properties/options/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema119.properties.fields.items.properties.options.items,data:data11};
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
const err16 = {instancePath:instancePath+"/fields/" + i0+"/options/" + i1,schemaPath:"#/properties/fields/items/properties/options/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema119.properties.fields.items.properties.options.items.type,parentSchema:schema119.properties.fields.items.properties.options.items,data:data11};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/fields/" + i0+"/options",schemaPath:"#/properties/fields/items/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema119.properties.fields.items.properties.options.type,parentSchema:schema119.properties.fields.items.properties.options,data:data10};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.accept !== undefined){
let data12 = data2.accept;
if(Array.isArray(data12)){
if(data12.length < 1){
const err18 = {instancePath:instancePath+"/fields/" + i0+"/accept",schemaPath:"#/properties/fields/items/properties/accept/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema119.properties.fields.items.properties.accept,data:data12};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(typeof data13 !== "string"){
const err19 = {instancePath:instancePath+"/fields/" + i0+"/accept/" + i2,schemaPath:"#/properties/fields/items/properties/accept/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema119.properties.fields.items.properties.accept.items.type,parentSchema:schema119.properties.fields.items.properties.accept.items,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((((data13 === "pdf") || (data13 === "image")) || (data13 === "document")) || (data13 === "spreadsheet"))){
const err20 = {instancePath:instancePath+"/fields/" + i0+"/accept/" + i2,schemaPath:"#/properties/fields/items/properties/accept/items/enum",keyword:"enum",params:{allowedValues: schema119.properties.fields.items.properties.accept.items.enum},message:"must be equal to one of the allowed values",schema:schema119.properties.fields.items.properties.accept.items.enum,parentSchema:schema119.properties.fields.items.properties.accept.items,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/fields/" + i0+"/accept",schemaPath:"#/properties/fields/items/properties/accept/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema119.properties.fields.items.properties.accept.type,parentSchema:schema119.properties.fields.items.properties.accept,data:data12};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.megabytes !== undefined){
let data14 = data2.megabytes;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 10 || isNaN(data14)){
const err22 = {instancePath:instancePath+"/fields/" + i0+"/megabytes",schemaPath:"#/properties/fields/items/properties/megabytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10",schema:10,parentSchema:schema119.properties.fields.items.properties.megabytes,data:data14};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data14 < 0.1 || isNaN(data14)){
const err23 = {instancePath:instancePath+"/fields/" + i0+"/megabytes",schemaPath:"#/properties/fields/items/properties/megabytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.1},message:"must be >= 0.1",schema:0.1,parentSchema:schema119.properties.fields.items.properties.megabytes,data:data14};
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
const err24 = {instancePath:instancePath+"/fields/" + i0+"/megabytes",schemaPath:"#/properties/fields/items/properties/megabytes/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema119.properties.fields.items.properties.megabytes.type,parentSchema:schema119.properties.fields.items.properties.megabytes,data:data14};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.least !== undefined){
let data15 = data2.least;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err25 = {instancePath:instancePath+"/fields/" + i0+"/least",schemaPath:"#/properties/fields/items/properties/least/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema119.properties.fields.items.properties.least.type,parentSchema:schema119.properties.fields.items.properties.least,data:data15};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.most !== undefined){
let data16 = data2.most;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err26 = {instancePath:instancePath+"/fields/" + i0+"/most",schemaPath:"#/properties/fields/items/properties/most/type",keyword:"type",params:{type: "number"},message:"must be number",schema:schema119.properties.fields.items.properties.most.type,parentSchema:schema119.properties.fields.items.properties.most,data:data16};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.earliest !== undefined){
if(!(validate280(data2.earliest, {instancePath:instancePath+"/fields/" + i0+"/earliest",parentData:data2,parentDataProperty:"earliest",rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data2.latest !== undefined){
if(!(validate280(data2.latest, {instancePath:instancePath+"/fields/" + i0+"/latest",parentData:data2,parentDataProperty:"latest",rootData}))){
vErrors = vErrors === null ? validate280.errors : vErrors.concat(validate280.errors);
errors = vErrors.length;
}
}
if(data2.errors !== undefined){
if(!(validate283(data2.errors, {instancePath:instancePath+"/fields/" + i0+"/errors",parentData:data2,parentDataProperty:"errors",rootData}))){
vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema119.properties.fields.items.type,parentSchema:schema119.properties.fields.items,data:data2};
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
else {
const err28 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema119.properties.fields.type,parentSchema:schema119.properties.fields,data:data1};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.mail !== undefined){
let data20 = data.mail;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key2 in data20){
if(!((key2 === "to") || (key2 === "subject"))){
const err29 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties",schema:false,parentSchema:schema119.properties.mail,data:data20};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data20.to !== undefined){
let data21 = data20.to;
if(Array.isArray(data21)){
if(data21.length < 1){
const err30 = {instancePath:instancePath+"/mail/to",schemaPath:"#/properties/mail/properties/to/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema119.properties.mail.properties.to,data:data21};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
if(typeof data22 === "string"){
if(!pattern32.test(data22)){
const err31 = {instancePath:instancePath+"/mail/to/" + i3,schemaPath:"#/properties/mail/properties/to/items/pattern",keyword:"pattern",params:{pattern: "^[^\\s@<>,;]+@[^\\s@<>,;]+\\.[^\\s@<>,;]+$"},message:"must match pattern \""+"^[^\\s@<>,;]+@[^\\s@<>,;]+\\.[^\\s@<>,;]+$"+"\"",schema:"^[^\\s@<>,;]+@[^\\s@<>,;]+\\.[^\\s@<>,;]+$",parentSchema:schema119.properties.mail.properties.to.items,data:data22};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/mail/to/" + i3,schemaPath:"#/properties/mail/properties/to/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema119.properties.mail.properties.to.items.type,parentSchema:schema119.properties.mail.properties.to.items,data:data22};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/mail/to",schemaPath:"#/properties/mail/properties/to/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema119.properties.mail.properties.to.type,parentSchema:schema119.properties.mail.properties.to,data:data21};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data20.subject !== undefined){
let data23 = data20.subject;
if(typeof data23 === "string"){
if(func4(data23) < 1){
const err34 = {instancePath:instancePath+"/mail/subject",schemaPath:"#/properties/mail/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema119.properties.mail.properties.subject,data:data23};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/mail/subject",schemaPath:"#/properties/mail/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema119.properties.mail.properties.subject.type,parentSchema:schema119.properties.mail.properties.subject,data:data23};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/mail",schemaPath:"#/properties/mail/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema119.properties.mail.type,parentSchema:schema119.properties.mail,data:data20};
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
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema119.type,parentSchema:schema119,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate271.errors = vErrors;
return errors === 0;
}

const schema132 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Page","description":"A page of the site.","type":"object","additionalProperties":false,"required":["path","title","description","blocks"],"properties":{"path":{"$ref":"definitions.schema.json#/definitions/path"},"title":{"examples":["About us"],"type":"string","format":"text","minLength":1,"description":"The page's title, for the browser's tab and search results; the site's name is added."},"description":{"examples":["Who we are, what we do, and how to reach us."],"type":"string","format":"long-text","minLength":1,"description":"What the page offers, in 120 to 160 characters, for search results."},"keywords":{"type":"array","minItems":1,"items":{"title":"Word or phrase","type":"string","format":"text","minLength":1,"description":"One word or phrase."},"description":"Words that describe the page."},"language":{"$ref":"definitions.schema.json#/definitions/language","description":"The language of the page, where it is another than the site's: \"en\", \"zh-Hant\"."},"translates":{"title":"Translation of","$ref":"definitions.schema.json#/definitions/path","description":"The page that this one is a translation of, by its path; unless given, the one whose path is the same without the language."},"translated":{"title":"State that was translated","examples":["1k9x2m"],"type":"string","format":"code","minLength":1,"description":"The mark of the words that were translated: where it is not that of the other page any more, the translation is older. `broadsheet fix` writes it."},"colour":{"$ref":"definitions.schema.json#/definitions/colour"},"image":{"title":"Picture for sharing","$ref":"definitions.schema.json#/definitions/image","description":"The picture that is shown when the page is shared; else one is made of the page's title and drawing."},"updated":{"title":"Last changed","$ref":"definitions.schema.json#/definitions/date","description":"The day on which the page's content was last changed, as year-month-day: \"2025-03-15\"; search engines are told."},"entry":{"title":"Is an entry","$ref":"entry.schema.json"},"blocks":{"type":"array","minItems":1,"items":{"$ref":"generated/block.schema.json"},"description":"What the page shows, from top to bottom."},"structuredData":{"$ref":"structured-data.schema.json"}}};

function validate305(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema130,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema130.type,parentSchema:schema130,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate305.errors = vErrors;
return errors === 0;
}


function validate307(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern1.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"},message:"must match pattern \""+"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$"+"\"",schema:"^[A-Za-z]{2,3}(-[A-Za-z]{4})?(-([A-Za-z]{2}|[0-9]{3}))?(-([A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}))*(-[A-WY-Za-wy-z0-9](-[A-Za-z0-9]{2,8})+)*(-x(-[A-Za-z0-9]{1,8})+)?$",parentSchema:schema9,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate307.errors = vErrors;
return errors === 0;
}


function validate310(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((((((((((data === "teal") || (data === "blue")) || (data === "copper")) || (data === "violet")) || (data === "red")) || (data === "green")) || (data === "gold")) || (data === "indigo")) || (data === "magenta")) || (data === "cyan"))){
const err0 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values",schema:schema11.enum,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!(typeof data === "string")){
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate310.errors = vErrors;
return errors === 0;
}


function validate312(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate312.errors = vErrors;
return errors === 0;
}


function validate314(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern15.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",parentSchema:schema31,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate314.errors = vErrors;
return errors === 0;
}

const schema138 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Entry","description":"What the page is, if it is one of several that lists show: an article, a course or an event. Its title and description are those of the page.","type":"object","required":["type"],"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/definitions/article"},{"$ref":"#/definitions/course"},{"$ref":"#/definitions/event"}],"definitions":{"tags":{"type":"array","minItems":1,"items":{"title":"Tag","type":"string","format":"text","minLength":1,"description":"One subject, in a word or two, written alike wherever it is named."},"description":"Its subjects; each gets a page that lists all with that tag."},"picture":{"title":"Picture","$ref":"definitions.schema.json#/definitions/image","description":"The picture that stands beside it in lists."},"place":{"type":"string","format":"text","minLength":1,"examples":["Market square"],"description":"Where it is."},"article":{"title":"Article entry","description":"Something to read, such as a piece of news; the newest stands first in lists.","type":"object","additionalProperties":false,"required":["type","date"],"properties":{"type":{"const":"article","description":"What the page is."},"date":{"$ref":"definitions.schema.json#/definitions/date","description":"The day on which it was published."},"by":{"title":"Author","type":"string","format":"text","minLength":1,"examples":["Ada, who bakes at night"],"description":"Who wrote it."},"tags":{"$ref":"#/definitions/tags"},"picture":{"$ref":"#/definitions/picture"}}},"course":{"title":"Course entry","description":"Something to learn; lists have those with a first day in their order, then the others.","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"course","description":"What the page is."},"date":{"title":"First day","$ref":"definitions.schema.json#/definitions/date","description":"The day on which it begins, if it does so on one."},"by":{"title":"Teacher","type":"string","format":"text","minLength":1,"examples":["Ben"],"description":"Who gives it."},"place":{"$ref":"#/definitions/place"},"tags":{"$ref":"#/definitions/tags"},"picture":{"$ref":"#/definitions/picture"}}},"event":{"title":"Event entry","description":"Something that happens on a day, or on several; in lists the next one stands first, and what is over at the end.","type":"object","additionalProperties":false,"required":["type","date"],"properties":{"type":{"const":"event","description":"What the page is."},"date":{"$ref":"definitions.schema.json#/definitions/date","description":"The day, or the first of them."},"end":{"title":"Last day","$ref":"definitions.schema.json#/definitions/date","description":"The last day, where there are several."},"time":{"type":"string","format":"code","examples":["19:30"],"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","description":"When it begins, as hours and minutes: \"19:30\"."},"place":{"$ref":"#/definitions/place"},"over":{"title":"Is over","type":"boolean","default":false,"description":"Whether it is over: then it stands below what is to come, and search engines are told nothing of it."},"tags":{"$ref":"#/definitions/tags"},"picture":{"$ref":"#/definitions/picture"}}}}};
const schema139 = {"title":"Article entry","description":"Something to read, such as a piece of news; the newest stands first in lists.","type":"object","additionalProperties":false,"required":["type","date"],"properties":{"type":{"const":"article","description":"What the page is."},"date":{"$ref":"definitions.schema.json#/definitions/date","description":"The day on which it was published."},"by":{"title":"Author","type":"string","format":"text","minLength":1,"examples":["Ada, who bakes at night"],"description":"Who wrote it."},"tags":{"$ref":"#/definitions/tags"},"picture":{"$ref":"#/definitions/picture"}}};

function validate318(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!pattern15.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$"+"\"",schema:"^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",parentSchema:schema31,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema31.type,parentSchema:schema31,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate318.errors = vErrors;
return errors === 0;
}

const schema141 = {"type":"array","minItems":1,"items":{"title":"Tag","type":"string","format":"text","minLength":1,"description":"One subject, in a word or two, written alike wherever it is named."},"description":"Its subjects; each gets a page that lists all with that tag."};

function validate320(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema141.items,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema141.items.type,parentSchema:schema141.items,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema141.type,parentSchema:schema141,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate320.errors = vErrors;
return errors === 0;
}


function validate322(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.src === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "src"},message:"must have required property '"+"src"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.alt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alt"},message:"must have required property '"+"alt"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.width === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.height === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'",schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "src") || (key0 === "alt")) || (key0 === "width")) || (key0 === "height"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.src !== undefined){
let data0 = data.src;
if(typeof data0 === "string"){
if(func4(data0) < 1){
const err5 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema10.properties.src,data:data0};
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
const err6 = {instancePath:instancePath+"/src",schemaPath:"#/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.src.type,parentSchema:schema10.properties.src,data:data0};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.alt !== undefined){
let data1 = data.alt;
if(!(typeof data1 === "string")){
const err7 = {instancePath:instancePath+"/alt",schemaPath:"#/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema10.properties.alt.type,parentSchema:schema10.properties.alt,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.width.type,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.width,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.height !== undefined){
let data3 = data.height;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer",schema:schema10.properties.height.type,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/height",schemaPath:"#/properties/height/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1",schema:1,parentSchema:schema10.properties.height,data:data3};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate322.errors = vErrors;
return errors === 0;
}


function validate317(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.date === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'",schema:schema139.required,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "type") || (key0 === "date")) || (key0 === "by")) || (key0 === "tags")) || (key0 === "picture"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("article" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "article"},message:"must be equal to constant",schema:"article",parentSchema:schema139.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.date !== undefined){
if(!(validate318(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err4 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema139.properties.by,data:data2};
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
const err5 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema139.properties.by.type,parentSchema:schema139.properties.by,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tags !== undefined){
if(!(validate320(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate322(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema139.type,parentSchema:schema139,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate317.errors = vErrors;
return errors === 0;
}

const schema143 = {"title":"Course entry","description":"Something to learn; lists have those with a first day in their order, then the others.","type":"object","additionalProperties":false,"required":["type"],"properties":{"type":{"const":"course","description":"What the page is."},"date":{"title":"First day","$ref":"definitions.schema.json#/definitions/date","description":"The day on which it begins, if it does so on one."},"by":{"title":"Teacher","type":"string","format":"text","minLength":1,"examples":["Ben"],"description":"Who gives it."},"place":{"$ref":"#/definitions/place"},"tags":{"$ref":"#/definitions/tags"},"picture":{"$ref":"#/definitions/picture"}}};
const schema144 = {"type":"string","format":"text","minLength":1,"examples":["Market square"],"description":"Where it is."};

function validate326(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(func4(data) < 1){
const err0 = {instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema144,data};
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
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema144.type,parentSchema:schema144,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate326.errors = vErrors;
return errors === 0;
}


function validate324(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema143.required,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "date")) || (key0 === "by")) || (key0 === "place")) || (key0 === "tags")) || (key0 === "picture"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("course" !== data0){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "course"},message:"must be equal to constant",schema:"course",parentSchema:schema143.properties.type,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.date !== undefined){
if(!(validate318(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
if(data.by !== undefined){
let data2 = data.by;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err3 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema143.properties.by,data:data2};
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
const err4 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema143.properties.by.type,parentSchema:schema143.properties.by,data:data2};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.place !== undefined){
if(!(validate326(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
}
if(data.tags !== undefined){
if(!(validate320(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate322(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema143.type,parentSchema:schema143,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate324.errors = vErrors;
return errors === 0;
}

const schema145 = {"title":"Event entry","description":"Something that happens on a day, or on several; in lists the next one stands first, and what is over at the end.","type":"object","additionalProperties":false,"required":["type","date"],"properties":{"type":{"const":"event","description":"What the page is."},"date":{"$ref":"definitions.schema.json#/definitions/date","description":"The day, or the first of them."},"end":{"title":"Last day","$ref":"definitions.schema.json#/definitions/date","description":"The last day, where there are several."},"time":{"type":"string","format":"code","examples":["19:30"],"pattern":"^([01]\\d|2[0-3]):[0-5]\\d$","description":"When it begins, as hours and minutes: \"19:30\"."},"place":{"$ref":"#/definitions/place"},"over":{"title":"Is over","type":"boolean","default":false,"description":"Whether it is over: then it stands below what is to come, and search engines are told nothing of it."},"tags":{"$ref":"#/definitions/tags"},"picture":{"$ref":"#/definitions/picture"}}};

function validate330(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema145.required,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.date === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'",schema:schema145.required,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "date")) || (key0 === "end")) || (key0 === "time")) || (key0 === "place")) || (key0 === "over")) || (key0 === "tags")) || (key0 === "picture"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("event" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "event"},message:"must be equal to constant",schema:"event",parentSchema:schema145.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.date !== undefined){
if(!(validate318(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
if(data.end !== undefined){
if(!(validate318(data.end, {instancePath:instancePath+"/end",parentData:data,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? validate318.errors : vErrors.concat(validate318.errors);
errors = vErrors.length;
}
}
if(data.time !== undefined){
let data3 = data.time;
if(typeof data3 === "string"){
if(!pattern21.test(data3)){
const err4 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/pattern",keyword:"pattern",params:{pattern: "^([01]\\d|2[0-3]):[0-5]\\d$"},message:"must match pattern \""+"^([01]\\d|2[0-3]):[0-5]\\d$"+"\"",schema:"^([01]\\d|2[0-3]):[0-5]\\d$",parentSchema:schema145.properties.time,data:data3};
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
const err5 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema145.properties.time.type,parentSchema:schema145.properties.time,data:data3};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.place !== undefined){
if(!(validate326(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = vErrors === null ? validate326.errors : vErrors.concat(validate326.errors);
errors = vErrors.length;
}
}
if(data.over !== undefined){
let data5 = data.over;
if(typeof data5 !== "boolean"){
const err6 = {instancePath:instancePath+"/over",schemaPath:"#/properties/over/type",keyword:"type",params:{type: "boolean"},message:"must be boolean",schema:schema145.properties.over.type,parentSchema:schema145.properties.over,data:data5};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.tags !== undefined){
if(!(validate320(data.tags, {instancePath:instancePath+"/tags",parentData:data,parentDataProperty:"tags",rootData}))){
vErrors = vErrors === null ? validate320.errors : vErrors.concat(validate320.errors);
errors = vErrors.length;
}
}
if(data.picture !== undefined){
if(!(validate322(data.picture, {instancePath:instancePath+"/picture",parentData:data,parentDataProperty:"picture",rootData}))){
vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema145.type,parentSchema:schema145,data};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate330.errors = vErrors;
return errors === 0;
}


function validate316(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema138.required,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "article"){
if(!(validate317(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate317.errors : vErrors.concat(validate317.errors);
errors = vErrors.length;
}
}
else if(tag0 === "course"){
if(!(validate324(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate324.errors : vErrors.concat(validate324.errors);
errors = vErrors.length;
}
}
else if(tag0 === "event"){
if(!(validate330(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate330.errors : vErrors.concat(validate330.errors);
errors = vErrors.length;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf",schema:schema138.discriminator,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string",schema:schema138.discriminator,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema138.type,parentSchema:schema138,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate316.errors = vErrors;
return errors === 0;
}

const schema146 = {"$schema":"http://json-schema.org/draft-07/schema#","title":"Structured data","description":"What the page says about itself to search engines, as a record of schema.org.","type":"object","required":["type"],"discriminator":{"propertyName":"type"},"oneOf":[{"$ref":"#/definitions/service"},{"$ref":"#/definitions/organization"},{"$ref":"#/definitions/record"}],"definitions":{"record":{"title":"Custom record","description":"Any other record of schema.org, written out as it shall stand in the page; the context is added.","type":"object","additionalProperties":false,"required":["type","record"],"properties":{"type":{"const":"record","description":"The kind of record."},"record":{"title":"Custom facts","description":"The record, with its \"@type\".","type":"object","required":["@type"],"properties":{"@type":{"title":"Kind of thing","type":"string","minLength":1,"description":"The kind of thing, as schema.org names it."}},"additionalProperties":true}}},"service":{"title":"Service record","description":"A service that the site's organization provides (schema.org Service).","type":"object","additionalProperties":false,"required":["type","name","description"],"properties":{"type":{"const":"Service","description":"The kind of record."},"name":{"type":"string","format":"text","minLength":1,"description":"The service's name."},"description":{"type":"string","format":"long-text","minLength":1,"description":"What it is."}}},"organization":{"title":"Organization record","description":"The site's organization in full (schema.org ProfessionalService or LocalBusiness).","type":"object","additionalProperties":false,"required":["type","name","description"],"properties":{"type":{"title":"Kind of organization","enum":["ProfessionalService","LocalBusiness"],"description":"The kind of record."},"name":{"type":"string","format":"text","minLength":1,"description":"The organization's name."},"description":{"type":"string","format":"long-text","minLength":1,"description":"What it does."},"telephone":{"type":"string","format":"text","minLength":1,"description":"Its telephone number, with the country's code."},"email":{"type":"string","format":"text","minLength":1,"description":"Its address for mail."},"areaServed":{"type":"string","format":"text","minLength":1,"description":"Where it works."},"serviceTypes":{"type":"array","minItems":1,"items":{"title":"Kind of service","type":"string","format":"text","minLength":1,"description":"One kind of service."},"description":"The kinds of service that it offers."},"rating":{"title":"Rating","description":"What its customers say, on average.","type":"object","additionalProperties":false,"required":["value","count"],"properties":{"value":{"type":"string","format":"text","minLength":1,"description":"The average."},"count":{"type":"string","format":"text","minLength":1,"description":"How many said so."}}}}}}};
const schema147 = {"title":"Service record","description":"A service that the site's organization provides (schema.org Service).","type":"object","additionalProperties":false,"required":["type","name","description"],"properties":{"type":{"const":"Service","description":"The kind of record."},"name":{"type":"string","format":"text","minLength":1,"description":"The service's name."},"description":{"type":"string","format":"long-text","minLength":1,"description":"What it is."}}};

function validate342(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema147.required,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "type") || (key0 === "name")) || (key0 === "description"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("Service" !== data0){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "Service"},message:"must be equal to constant",schema:"Service",parentSchema:schema147.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema147.properties.name,data:data1};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema147.properties.name.type,parentSchema:schema147.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema147.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema147.properties.description.type,parentSchema:schema147.properties.description,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema147.type,parentSchema:schema147,data};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate342.errors = vErrors;
return errors === 0;
}

const schema148 = {"title":"Organization record","description":"The site's organization in full (schema.org ProfessionalService or LocalBusiness).","type":"object","additionalProperties":false,"required":["type","name","description"],"properties":{"type":{"title":"Kind of organization","enum":["ProfessionalService","LocalBusiness"],"description":"The kind of record."},"name":{"type":"string","format":"text","minLength":1,"description":"The organization's name."},"description":{"type":"string","format":"long-text","minLength":1,"description":"What it does."},"telephone":{"type":"string","format":"text","minLength":1,"description":"Its telephone number, with the country's code."},"email":{"type":"string","format":"text","minLength":1,"description":"Its address for mail."},"areaServed":{"type":"string","format":"text","minLength":1,"description":"Where it works."},"serviceTypes":{"type":"array","minItems":1,"items":{"title":"Kind of service","type":"string","format":"text","minLength":1,"description":"One kind of service."},"description":"The kinds of service that it offers."},"rating":{"title":"Rating","description":"What its customers say, on average.","type":"object","additionalProperties":false,"required":["value","count"],"properties":{"value":{"type":"string","format":"text","minLength":1,"description":"The average."},"count":{"type":"string","format":"text","minLength":1,"description":"How many said so."}}}}};

function validate343(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'",schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema148.required,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "type") || (key0 === "name")) || (key0 === "description")) || (key0 === "telephone")) || (key0 === "email")) || (key0 === "areaServed")) || (key0 === "serviceTypes")) || (key0 === "rating"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(!((data0 === "ProfessionalService") || (data0 === "LocalBusiness"))){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema148.properties.type.enum},message:"must be equal to one of the allowed values",schema:schema148.properties.type.enum,parentSchema:schema148.properties.type,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema148.properties.name,data:data1};
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
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema148.properties.name.type,parentSchema:schema148.properties.name,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema148.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema148.properties.description.type,parentSchema:schema148.properties.description,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.telephone !== undefined){
let data3 = data.telephone;
if(typeof data3 === "string"){
if(func4(data3) < 1){
const err9 = {instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema148.properties.telephone,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/telephone",schemaPath:"#/properties/telephone/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema148.properties.telephone.type,parentSchema:schema148.properties.telephone,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema148.properties.email,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema148.properties.email.type,parentSchema:schema148.properties.email,data:data4};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.areaServed !== undefined){
let data5 = data.areaServed;
if(typeof data5 === "string"){
if(func4(data5) < 1){
const err13 = {instancePath:instancePath+"/areaServed",schemaPath:"#/properties/areaServed/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema148.properties.areaServed,data:data5};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/areaServed",schemaPath:"#/properties/areaServed/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema148.properties.areaServed.type,parentSchema:schema148.properties.areaServed,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.serviceTypes !== undefined){
let data6 = data.serviceTypes;
if(Array.isArray(data6)){
if(data6.length < 1){
const err15 = {instancePath:instancePath+"/serviceTypes",schemaPath:"#/properties/serviceTypes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema148.properties.serviceTypes,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err16 = {instancePath:instancePath+"/serviceTypes/" + i0,schemaPath:"#/properties/serviceTypes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema148.properties.serviceTypes.items,data:data7};
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
const err17 = {instancePath:instancePath+"/serviceTypes/" + i0,schemaPath:"#/properties/serviceTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema148.properties.serviceTypes.items.type,parentSchema:schema148.properties.serviceTypes.items,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/serviceTypes",schemaPath:"#/properties/serviceTypes/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema148.properties.serviceTypes.type,parentSchema:schema148.properties.serviceTypes,data:data6};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.rating !== undefined){
let data8 = data.rating;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.value === undefined){
const err19 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'",schema:schema148.properties.rating.required,parentSchema:schema148.properties.rating,data:data8};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.count === undefined){
const err20 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'",schema:schema148.properties.rating.required,parentSchema:schema148.properties.rating,data:data8};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data8){
if(!((key1 === "value") || (key1 === "count"))){
const err21 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema148.properties.rating,data:data8};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.value !== undefined){
let data9 = data8.value;
if(typeof data9 === "string"){
if(func4(data9) < 1){
const err22 = {instancePath:instancePath+"/rating/value",schemaPath:"#/properties/rating/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema148.properties.rating.properties.value,data:data9};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/rating/value",schemaPath:"#/properties/rating/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema148.properties.rating.properties.value.type,parentSchema:schema148.properties.rating.properties.value,data:data9};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.count !== undefined){
let data10 = data8.count;
if(typeof data10 === "string"){
if(func4(data10) < 1){
const err24 = {instancePath:instancePath+"/rating/count",schemaPath:"#/properties/rating/properties/count/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema148.properties.rating.properties.count,data:data10};
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
const err25 = {instancePath:instancePath+"/rating/count",schemaPath:"#/properties/rating/properties/count/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema148.properties.rating.properties.count.type,parentSchema:schema148.properties.rating.properties.count,data:data10};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/rating",schemaPath:"#/properties/rating/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema148.properties.rating.type,parentSchema:schema148.properties.rating,data:data8};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema148.type,parentSchema:schema148,data};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate343.errors = vErrors;
return errors === 0;
}

const schema149 = {"title":"Custom record","description":"Any other record of schema.org, written out as it shall stand in the page; the context is added.","type":"object","additionalProperties":false,"required":["type","record"],"properties":{"type":{"const":"record","description":"The kind of record."},"record":{"title":"Custom facts","description":"The record, with its \"@type\".","type":"object","required":["@type"],"properties":{"@type":{"title":"Kind of thing","type":"string","minLength":1,"description":"The kind of thing, as schema.org names it."}},"additionalProperties":true}}};

function validate344(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.record === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'",schema:schema149.required,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "record"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if("record" !== data0){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "record"},message:"must be equal to constant",schema:"record",parentSchema:schema149.properties.type,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.record !== undefined){
let data1 = data.record;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1["@type"] === undefined){
const err4 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/required",keyword:"required",params:{missingProperty: "@type"},message:"must have required property '"+"@type"+"'",schema:schema149.properties.record.required,parentSchema:schema149.properties.record,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1["@type"] !== undefined){
let data2 = data1["@type"];
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err5 = {instancePath:instancePath+"/record/@type",schemaPath:"#/properties/record/properties/%40type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema149.properties.record.properties["@type"],data:data2};
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
const err6 = {instancePath:instancePath+"/record/@type",schemaPath:"#/properties/record/properties/%40type/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema149.properties.record.properties["@type"].type,parentSchema:schema149.properties.record.properties["@type"],data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema149.properties.record.type,parentSchema:schema149.properties.record,data:data1};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema149.type,parentSchema:schema149,data};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate344.errors = vErrors;
return errors === 0;
}


function validate341(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'",schema:schema146.required,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.type;
if(typeof tag0 == "string"){
if(tag0 === "Service"){
if(!(validate342(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
errors = vErrors.length;
}
}
else if(tag0 === "ProfessionalService"){
if(!(validate343(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
}
else if(tag0 === "LocalBusiness"){
if(!(validate343(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate343.errors : vErrors.concat(validate343.errors);
errors = vErrors.length;
}
}
else if(tag0 === "record"){
if(!(validate344(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
errors = vErrors.length;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf",schema:schema146.discriminator,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string",schema:schema146.discriminator,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema146.type,parentSchema:schema146,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate341.errors = vErrors;
return errors === 0;
}


function validate304(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'",schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'",schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.description === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'",schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.blocks === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'",schema:schema132.required,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema132.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.path !== undefined){
if(!(validate305(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func4(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema132.properties.title,data:data1};
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
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema132.properties.title.type,parentSchema:schema132.properties.title,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func4(data2) < 1){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema132.properties.description,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema132.properties.description.type,parentSchema:schema132.properties.description,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.keywords !== undefined){
let data3 = data.keywords;
if(Array.isArray(data3)){
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/keywords",schemaPath:"#/properties/keywords/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema132.properties.keywords,data:data3};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func4(data4) < 1){
const err10 = {instancePath:instancePath+"/keywords/" + i0,schemaPath:"#/properties/keywords/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema132.properties.keywords.items,data:data4};
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
const err11 = {instancePath:instancePath+"/keywords/" + i0,schemaPath:"#/properties/keywords/items/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema132.properties.keywords.items.type,parentSchema:schema132.properties.keywords.items,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/keywords",schemaPath:"#/properties/keywords/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema132.properties.keywords.type,parentSchema:schema132.properties.keywords,data:data3};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.language !== undefined){
if(!(validate307(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
errors = vErrors.length;
}
}
if(data.translates !== undefined){
if(!(validate305(data.translates, {instancePath:instancePath+"/translates",parentData:data,parentDataProperty:"translates",rootData}))){
vErrors = vErrors === null ? validate305.errors : vErrors.concat(validate305.errors);
errors = vErrors.length;
}
}
if(data.translated !== undefined){
let data7 = data.translated;
if(typeof data7 === "string"){
if(func4(data7) < 1){
const err13 = {instancePath:instancePath+"/translated",schemaPath:"#/properties/translated/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema132.properties.translated,data:data7};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/translated",schemaPath:"#/properties/translated/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema132.properties.translated.type,parentSchema:schema132.properties.translated,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.colour !== undefined){
if(!(validate310(data.colour, {instancePath:instancePath+"/colour",parentData:data,parentDataProperty:"colour",rootData}))){
vErrors = vErrors === null ? validate310.errors : vErrors.concat(validate310.errors);
errors = vErrors.length;
}
}
if(data.image !== undefined){
if(!(validate312(data.image, {instancePath:instancePath+"/image",parentData:data,parentDataProperty:"image",rootData}))){
vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
errors = vErrors.length;
}
}
if(data.updated !== undefined){
if(!(validate314(data.updated, {instancePath:instancePath+"/updated",parentData:data,parentDataProperty:"updated",rootData}))){
vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
errors = vErrors.length;
}
}
if(data.entry !== undefined){
if(!(validate316(data.entry, {instancePath:instancePath+"/entry",parentData:data,parentDataProperty:"entry",rootData}))){
vErrors = vErrors === null ? validate316.errors : vErrors.concat(validate316.errors);
errors = vErrors.length;
}
}
if(data.blocks !== undefined){
let data12 = data.blocks;
if(Array.isArray(data12)){
if(data12.length < 1){
const err15 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema132.properties.blocks,data:data12};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate60(data12[i1], {instancePath:instancePath+"/blocks/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema132.properties.blocks.type,parentSchema:schema132.properties.blocks,data:data12};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.structuredData !== undefined){
if(!(validate341(data.structuredData, {instancePath:instancePath+"/structuredData",parentData:data,parentDataProperty:"structuredData",rootData}))){
vErrors = vErrors === null ? validate341.errors : vErrors.concat(validate341.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema132.type,parentSchema:schema132,data};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate304.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.manifestVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "manifestVersion"},message:"must have required property '"+"manifestVersion"+"'",schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.site === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "site"},message:"must have required property '"+"site"+"'",schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.navigation === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "navigation"},message:"must have required property '"+"navigation"+"'",schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.footer === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "footer"},message:"must have required property '"+"footer"+"'",schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.pages === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'",schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.notFound === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notFound"},message:"must have required property '"+"notFound"+"'",schema:schema6.required,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema6.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties",schema:false,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema6.properties.$schema.type,parentSchema:schema6.properties.$schema,data:data0};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.manifestVersion !== undefined){
let data1 = data.manifestVersion;
if(1 !== data1){
const err8 = {instancePath:instancePath+"/manifestVersion",schemaPath:"#/properties/manifestVersion/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant",schema:1,parentSchema:schema6.properties.manifestVersion,data:data1};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.site !== undefined){
if(!(validate22(data.site, {instancePath:instancePath+"/site",parentData:data,parentDataProperty:"site",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
if(data.navigation !== undefined){
if(!(validate43(data.navigation, {instancePath:instancePath+"/navigation",parentData:data,parentDataProperty:"navigation",rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
}
if(data.footer !== undefined){
if(!(validate51(data.footer, {instancePath:instancePath+"/footer",parentData:data,parentDataProperty:"footer",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.redirects !== undefined){
let data5 = data.redirects;
if(Array.isArray(data5)){
if(data5.length < 0){
const err9 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/minItems",keyword:"minItems",params:{limit: 0},message:"must NOT have fewer than 0 items",schema:0,parentSchema:schema6.properties.redirects,data:data5};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.from === undefined){
const err10 = {instancePath:instancePath+"/redirects/" + i0,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'",schema:schema6.properties.redirects.items.required,parentSchema:schema6.properties.redirects.items,data:data6};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6.to === undefined){
const err11 = {instancePath:instancePath+"/redirects/" + i0,schemaPath:"#/properties/redirects/items/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'",schema:schema6.properties.redirects.items.required,parentSchema:schema6.properties.redirects.items,data:data6};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "from") || (key1 === "to"))){
const err12 = {instancePath:instancePath+"/redirects/" + i0,schemaPath:"#/properties/redirects/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties",schema:false,parentSchema:schema6.properties.redirects.items,data:data6};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.from !== undefined){
if(!(validate298(data6.from, {instancePath:instancePath+"/redirects/" + i0+"/from",parentData:data6,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
}
if(data6.to !== undefined){
if(!(validate300(data6.to, {instancePath:instancePath+"/redirects/" + i0+"/to",parentData:data6,parentDataProperty:"to",rootData}))){
vErrors = vErrors === null ? validate300.errors : vErrors.concat(validate300.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/redirects/" + i0,schemaPath:"#/properties/redirects/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema6.properties.redirects.items.type,parentSchema:schema6.properties.redirects.items,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema6.properties.redirects.type,parentSchema:schema6.properties.redirects,data:data5};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.shared !== undefined){
let data9 = data.shared;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!(validate60(data9[key2], {instancePath:instancePath+"/shared/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data9,parentDataProperty:key2,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema6.properties.shared.type,parentSchema:schema6.properties.shared,data:data9};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.forms !== undefined){
let data11 = data.forms;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
const _errs21 = errors;
if(typeof key3 === "string"){
if(!pattern27.test(key3)){
const err16 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\"",schema:"^[a-z][a-z0-9-]*$",parentSchema:schema6.properties.forms.propertyNames,data:key3,propertyName:key3};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid5 = _errs21 === errors;
if(!valid5){
const err17 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid",schema:schema6.properties.forms.propertyNames,parentSchema:schema6.properties.forms,data:data11};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
for(const key4 in data11){
if(!(validate271(data11[key4], {instancePath:instancePath+"/forms/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/forms",schemaPath:"#/properties/forms/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema6.properties.forms.type,parentSchema:schema6.properties.forms,data:data11};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.pages !== undefined){
let data13 = data.pages;
if(!data13 || typeof data13 != "object"){
const err19 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: schema6.properties.pages.type},message:"must be array,object",schema:schema6.properties.pages.type,parentSchema:schema6.properties.pages,data:data13};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(Array.isArray(data13)){
if(data13.length < 1){
const err20 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema6.properties.pages,data:data13};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(validate304(data13[i1], {instancePath:instancePath+"/pages/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
errors = vErrors.length;
}
}
}
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.include === undefined){
const err21 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/required",keyword:"required",params:{missingProperty: "include"},message:"must have required property '"+"include"+"'",schema:schema6.properties.pages.required,parentSchema:schema6.properties.pages,data:data13};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key5 in data13){
if(!(key5 === "include")){
const err22 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties",schema:false,parentSchema:schema6.properties.pages,data:data13};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data13.include !== undefined){
let data15 = data13.include;
if(typeof data15 === "string"){
if(func4(data15) < 1){
const err23 = {instancePath:instancePath+"/pages/include",schemaPath:"#/properties/pages/properties/include/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema6.properties.pages.properties.include,data:data15};
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
const err24 = {instancePath:instancePath+"/pages/include",schemaPath:"#/properties/pages/properties/include/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema6.properties.pages.properties.include.type,parentSchema:schema6.properties.pages.properties.include,data:data15};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
if(data.notFound !== undefined){
if(!(validate57(data.notFound, {instancePath:instancePath+"/notFound",parentData:data,parentDataProperty:"notFound",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
}
if(data.accepted !== undefined){
let data17 = data.accepted;
if(Array.isArray(data17)){
if(data17.length < 1){
const err25 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items",schema:1,parentSchema:schema6.properties.accepted,data:data17};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.code === undefined){
const err26 = {instancePath:instancePath+"/accepted/" + i2,schemaPath:"#/properties/accepted/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'",schema:schema6.properties.accepted.items.required,parentSchema:schema6.properties.accepted.items,data:data18};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data18.reason === undefined){
const err27 = {instancePath:instancePath+"/accepted/" + i2,schemaPath:"#/properties/accepted/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'",schema:schema6.properties.accepted.items.required,parentSchema:schema6.properties.accepted.items,data:data18};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key6 in data18){
if(!((((key6 === "code") || (key6 === "page")) || (key6 === "about")) || (key6 === "reason"))){
const err28 = {instancePath:instancePath+"/accepted/" + i2,schemaPath:"#/properties/accepted/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties",schema:false,parentSchema:schema6.properties.accepted.items,data:data18};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data18.code !== undefined){
let data19 = data18.code;
if(typeof data19 !== "string"){
const err29 = {instancePath:instancePath+"/accepted/" + i2+"/code",schemaPath:"#/properties/accepted/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema6.properties.accepted.items.properties.code.type,parentSchema:schema6.properties.accepted.items.properties.code,data:data19};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!(((((((((((((((((((((((((((((((((data19 === "variable-unused") || (data19 === "variable-written-out")) || (data19 === "shared-unused")) || (data19 === "table-row-uneven")) || (data19 === "redirect-chain")) || (data19 === "link-other-language")) || (data19 === "link-to-redirect")) || (data19 === "link-external-broken")) || (data19 === "page-unlinked")) || (data19 === "entry-missing")) || (data19 === "list-again")) || (data19 === "list-empty")) || (data19 === "list-unknown-tag")) || (data19 === "tag-alike")) || (data19 === "title-alike")) || (data19 === "title-too-long")) || (data19 === "description-alike")) || (data19 === "description-too-long")) || (data19 === "heading-order")) || (data19 === "image-without-text")) || (data19 === "image-size-wrong")) || (data19 === "structured-data-incomplete")) || (data19 === "structured-data-unshown")) || (data19 === "rating-self-serving")) || (data19 === "contrast-too-low")) || (data19 === "colours-hidden")) || (data19 === "markup-not-shown")) || (data19 === "sentence-long")) || (data19 === "texts-english")) || (data19 === "texts-missing")) || (data19 === "translation-missing")) || (data19 === "translation-unmarked")) || (data19 === "translation-older"))){
const err30 = {instancePath:instancePath+"/accepted/" + i2+"/code",schemaPath:"#/properties/accepted/items/properties/code/enum",keyword:"enum",params:{allowedValues: schema6.properties.accepted.items.properties.code.enum},message:"must be equal to one of the allowed values",schema:schema6.properties.accepted.items.properties.code.enum,parentSchema:schema6.properties.accepted.items.properties.code,data:data19};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data18.page !== undefined){
if(!(validate298(data18.page, {instancePath:instancePath+"/accepted/" + i2+"/page",parentData:data18,parentDataProperty:"page",rootData}))){
vErrors = vErrors === null ? validate298.errors : vErrors.concat(validate298.errors);
errors = vErrors.length;
}
}
if(data18.about !== undefined){
let data21 = data18.about;
if(typeof data21 === "string"){
if(func4(data21) < 1){
const err31 = {instancePath:instancePath+"/accepted/" + i2+"/about",schemaPath:"#/properties/accepted/items/properties/about/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema6.properties.accepted.items.properties.about,data:data21};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/accepted/" + i2+"/about",schemaPath:"#/properties/accepted/items/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema6.properties.accepted.items.properties.about.type,parentSchema:schema6.properties.accepted.items.properties.about,data:data21};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data18.reason !== undefined){
let data22 = data18.reason;
if(typeof data22 === "string"){
if(func4(data22) < 1){
const err33 = {instancePath:instancePath+"/accepted/" + i2+"/reason",schemaPath:"#/properties/accepted/items/properties/reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters",schema:1,parentSchema:schema6.properties.accepted.items.properties.reason,data:data22};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/accepted/" + i2+"/reason",schemaPath:"#/properties/accepted/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string",schema:schema6.properties.accepted.items.properties.reason.type,parentSchema:schema6.properties.accepted.items.properties.reason,data:data22};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/accepted/" + i2,schemaPath:"#/properties/accepted/items/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema6.properties.accepted.items.type,parentSchema:schema6.properties.accepted.items,data:data18};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/accepted",schemaPath:"#/properties/accepted/type",keyword:"type",params:{type: "array"},message:"must be array",schema:schema6.properties.accepted.type,parentSchema:schema6.properties.accepted,data:data17};
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
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object",schema:schema6.type,parentSchema:schema6,data};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const validatePage = validate304;
