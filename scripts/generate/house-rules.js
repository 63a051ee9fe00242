/** House rules for contracts, as a plugin of Redocly lint; plain JavaScript, because the linter loads it itself. */

import { policies } from "../../src/contract/operation.ts";

const extensions = [
  "x-ability",
  "x-invalidates",
  "x-manages-access",
  "x-query",
  "x-standard-responses",
  "x-idempotency-keys",
  "x-widget",
  ...Object.values(policies).map(({ extension }) => extension),
];
/** What a caller without a token could guess or learn. */
const secrets = ["challenge", "code", "email", "password", "refreshToken", "state", "token"];
/** Subjects that decide who has access and what they may do; "settings" contain the rules of passwords, sessions and second steps. */
const accessSubjects = [
  "api-keys",
  "invitations",
  "platform-support",
  "platform-users",
  "roles",
  "settings",
  "support-grants",
  "user-access",
];
/** Statuses that mean the same everywhere and are declared once, in openapi/shared/responses.yaml. */
const shared = {
  400: "BadRequest",
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  406: "NotAcceptable",
  409: "Conflict",
  413: "TooLarge",
  415: "UnsupportedMediaType",
  422: "Unprocessable",
  429: "TooManyRequests",
};

const isJson = (mediaType) => /[/+]json$/.test(mediaType);

/** verbNoun in camel case, so that the name is the same in contract, handler, hook and test. */
function operationIdStyle() {
  return {
    Operation(operation, { report, location }) {
      if (operation.operationId !== undefined && !/^[a-z]+([A-Z0-9][a-z0-9]*)*$/.test(operation.operationId)) {
        report({
          message: `operationId ${operation.operationId} is not a verb and a noun in camel case.`,
          location: location.child("operationId"),
        });
      }
    },
  };
}

function requiredParameterExample() {
  return {
    Parameter(parameter, { report, location }) {
      if (parameter.required === true && parameter.example === undefined && parameter.examples === undefined) {
        report({
          message: `Required parameter ${parameter.name} has no example of its own; dredd needs it.`,
          location,
        });
      }
    },
  };
}

function jsonExample() {
  const check = (content, { report }, location, where) => {
    for (const [mediaType, media] of Object.entries(content ?? {})) {
      if (isJson(mediaType) && media.example === undefined && media.examples === undefined) {
        report({ message: `${where} has no example.`, location: location.child(["content", mediaType]) });
      }
    }
  };
  return {
    RequestBody(body, context) {
      check(body.content, context, context.location, "The JSON request");
    },
    Response(response, context) {
      if (/^2/.test(String(context.key)))
        check(response.content, context, context.location, "The JSON answer of a success");
    },
  };
}

/** An inline response stays possible where the specification fixes another body, or none. */
function sharedProblems() {
  return {
    Responses(responses, { report, location }) {
      for (const [status, name] of Object.entries(shared)) {
        const response = responses[status];
        if (response === undefined) continue;
        if (response.$ref !== undefined && !response.$ref.endsWith(`responses.yaml#/${name}`)) {
          report({
            message: `${status} refers to ${response.$ref}, not to the shared ${name}.`,
            location: location.child(status),
          });
        } else if (response.$ref === undefined && response.content?.["application/problem+json"] !== undefined) {
          report({
            message: `${status} is a problem of its own; refer to the shared ${name}.`,
            location: location.child(status),
          });
        }
      }
    },
  };
}

/** What the generator adds (standard-responses.ts) is not repeated: one place says which operation has which. */
function standardResponses() {
  let below = [];
  return {
    PathItem: {
      enter(item) {
        below = item.parameters ?? [];
      },
      Operation(operation, { report, location, resolve }) {
        const found = (node) => (node?.$ref === undefined ? node : resolve(node).node);
        const isPublic = operation.security?.length === 0;
        const namesRecord = [...below, ...(operation.parameters ?? [])]
          .map(found)
          .some((one) => one?.in === "path" && found(one.schema)?.format === "uuid");
        const added = {
          400: true,
          401: !isPublic,
          403: true,
          404: namesRecord,
          406: true,
          413: true,
          415: true,
          422: true,
          429: !isPublic || !["none", undefined].includes(operation["x-limit"]),
        };
        for (const [status, response] of Object.entries(operation.responses ?? {})) {
          if (response.$ref !== undefined && added[status] === true)
            report({
              message: `${status} is added by the generator; leave it out.`,
              location: location.child(["responses", status]),
            });
        }
      },
    },
  };
}

function knownExtensions() {
  return {
    any(node, { report, location }) {
      if (typeof node !== "object" || node === null) return;
      for (const key of Object.keys(node)) {
        if (key.startsWith("x-") && !extensions.includes(key)) {
          report({
            message: `${key} is no extension of this house: ${extensions.join(", ")}.`,
            location: location.child(key).key(),
          });
        }
      }
    },
  };
}

/** A scoped permission only opens what is below a company: handlers there check whose record it is. */
function abilityShape() {
  let path = "";
  return {
    PathItem: {
      enter(_item, { key }) {
        path = String(key);
      },
      Operation(operation, { report, location }) {
        const ability = operation["x-ability"];
        if (ability === undefined) return;
        const extra = Object.keys(ability).filter((name) => !["action", "subject", "reach"].includes(name));
        if (typeof ability.action !== "string" || typeof ability.subject !== "string" || extra.length > 0)
          report({
            message: "x-ability says action and subject, and may say reach.",
            location: location.child("x-ability"),
          });
        if (ability.reach !== undefined && (ability.reach !== true || !path.includes("{companyId}")))
          report({
            message: "reach is true, below /companies/{companyId} alone.",
            location: location.child("x-ability"),
          });
      },
    },
  };
}

/** Each write to a subject that decides about access declares whether it changes access: API keys need explicit permission for it. */
function managesAccess() {
  const check =
    (reads) =>
    (operation, { report, location }) => {
      const says = operation["x-manages-access"];
      const asks = reads || operation["x-query"] === true;
      if (says !== undefined && (typeof says !== "boolean" || asks))
        report({
          message: "x-manages-access is true or false, on operations that write.",
          location: location.child("x-manages-access"),
        });
      if (says === undefined && !asks && accessSubjects.includes(operation["x-ability"]?.subject))
        report({ message: `Writes to ${operation["x-ability"].subject} and does not say x-manages-access.`, location });
    };
  const [read, write] = [check(true), check(false)];
  return {
    PathItem: {
      Operation(operation, context) {
        (context.key === "get" || context.key === "head" ? read : write)(operation, context);
      },
    },
  };
}

/** Policies have valid values, apply where they are used, and are not omitted where a decision is required. */
function policyShape() {
  let path = "";
  let demanded = [];
  return {
    Root(root) {
      demanded = root.security ?? [];
    },
    PathItem: {
      enter(_item, { key }) {
        path = String(key);
      },
      Operation(operation, { key, report, location, resolve }) {
        const found = (node) => (node?.$ref === undefined ? node : resolve(node).node);
        const security = operation.security ?? demanded;
        const isPublic = security.every((one) => Object.keys(one).length === 0);
        const needsToken = !isPublic && security.every((one) => Object.keys(one).length > 0);
        const writes = key !== "get" && key !== "head" && operation["x-query"] !== true;
        const belongs = {
          limit: true,
          apiKeys: needsToken,
          beforeSecondStep: needsToken,
          whileRestricted: needsToken && writes,
          onArchived: needsToken && writes && path.startsWith("/companies/{companyId}"),
          duringSupport: needsToken,
          idempotency: needsToken && writes && key === "post",
        };
        const places = {
          apiKeys: "on operations that need a token",
          beforeSecondStep: "on operations that need a token",
          whileRestricted: "on writes that need a token",
          onArchived: "on writes to /companies/{companyId} and below",
          duringSupport: "on operations that need a token",
          idempotency: "on POST operations that write and need a token",
        };
        for (const [name, { extension, values }] of Object.entries(policies)) {
          const said = operation[extension];
          if (said === undefined) continue;
          if (!values.includes(said))
            report({ message: `${extension} says ${values.join(" or ")}.`, location: location.child(extension) });
          if (!belongs[name])
            report({ message: `${extension} stands ${places[name]} alone.`, location: location.child(extension) });
        }
        const bodies = Object.values(found(operation.requestBody)?.content ?? {});
        const names = bodies.flatMap(({ schema }) => Object.keys(found(schema)?.properties ?? {}));
        const secret = names.find((name) => secrets.includes(name));
        if (!needsToken && secret !== undefined && operation["x-limit"] === undefined)
          report({ message: `Takes ${secret} from anybody and does not say x-limit.`, location });
        if (operation["x-limit"] === "none" && (needsToken || secret === undefined))
          report({
            message: "x-limit: none stands where anybody may send a secret alone.",
            location: location.child("x-limit"),
          });
        if (needsToken && operation["x-ability"] === undefined && operation["x-api-keys"] !== "never")
          report({
            message: "Says neither x-ability nor x-api-keys: never; a key has nothing but abilities.",
            location,
          });
      },
    },
  };
}

/** Prism does not validate properties of other spellings. */
function deepObjectNames() {
  return {
    Parameter(parameter, { report, location, resolve }) {
      if (parameter.style !== "deepObject") return;
      const schema = parameter.schema?.$ref === undefined ? parameter.schema : resolve(parameter.schema).node;
      for (const name of Object.keys(schema?.properties ?? {})) {
        if (!/^[a-z][a-z0-9_]*$/.test(name))
          report({ message: `${name} in a deepObject is not in lower snake case.`, location });
      }
    },
  };
}

/** A single value there makes openapi-generator's clients fail to compile. */
function openDiscriminator() {
  return {
    Schema(schema, { report, location, resolve }) {
      const name = schema.discriminator?.propertyName;
      if (name === undefined) return;
      for (const part of [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
        const kind = part.$ref === undefined ? part : resolve(part).node;
        if (kind?.properties?.[name]?.enum?.length === 1)
          report({ message: `Discriminator ${name} is an enum of one value; make it a string.`, location });
      }
    },
  };
}

/** A misspelt property must not go unnoticed. */
function closedObjects() {
  return {
    Schema(schema, { report, location }) {
      if (schema.type === "object" && schema.properties !== undefined && schema.additionalProperties === undefined) {
        report({ message: "The object does not say additionalProperties.", location });
      }
    },
  };
}

function boundedRequestArrays() {
  const check = (schema, { report, location, resolve }, seen) => {
    const node = schema?.$ref === undefined ? schema : resolve(schema).node;
    if (typeof node !== "object" || node === null || seen.has(node)) return;
    seen.add(node);
    if (node.type === "array" && node.maxItems === undefined)
      report({ message: "An array in a request has no maxItems.", location });
    for (const part of [
      ...Object.values(node.properties ?? {}),
      node.items,
      ...(node.allOf ?? []),
      ...(node.oneOf ?? []),
      ...(node.anyOf ?? []),
    ]) {
      check(part, { report, location, resolve }, seen);
    }
  };
  return {
    RequestBody: {
      Schema(schema, context) {
        check(
          schema,
          { ...context, report: context.report, resolve: context.resolve, location: context.location },
          new Set(),
        );
      },
    },
    Parameter: {
      Schema(schema, context) {
        if (schema.type === "array" && schema.maxItems === undefined)
          context.report({ message: "An array in a parameter has no maxItems.", location: context.location });
      },
    },
  };
}

export default function house() {
  return {
    id: "house",
    rules: {
      oas3: {
        "operation-id-style": operationIdStyle,
        "required-parameter-example": requiredParameterExample,
        "json-example": jsonExample,
        "shared-problems": sharedProblems,
        "standard-responses": standardResponses,
        "known-extensions": knownExtensions,
        "ability-shape": abilityShape,
        "manages-access": managesAccess,
        "policy-shape": policyShape,
        "deep-object-names": deepObjectNames,
        "open-discriminator": openDiscriminator,
        "closed-objects": closedObjects,
        "bounded-request-arrays": boundedRequestArrays,
      },
    },
  };
}
