/** Rules of this house for contracts, as a plugin of Redocly lint; plain JavaScript, because the linter loads it itself. */

const extensions = ["x-ability", "x-invalidates", "x-query", "x-widget"];
/** Statuses that mean the same everywhere and are declared once, in openapi/shared/responses.yaml. */
const shared = { 401: "Unauthorized", 403: "Forbidden", 404: "NotFound", 409: "Conflict", 422: "Unprocessable" };

const isJson = (mediaType) => /[/+]json$/.test(mediaType);

/** verbNoun in camel case, so that the word reads the same in contract, handler, hook and test. */
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
        report({ message: `Required parameter ${parameter.name} has no example of its own; dredd needs it.`, location });
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
      if (/^2/.test(String(context.key))) check(response.content, context, context.location, "The JSON answer of a success");
    },
  };
}

/** An inline answer stays possible where the specification fixes another body, or none. */
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

/** Whatever takes input may refuse it. */
function validationAnswer() {
  let inherited = false;
  return {
    PathItem: {
      enter(item) {
        inherited = (item.parameters ?? []).length > 0;
      },
      Operation(operation, { report, location }) {
        const takes = inherited || (operation.parameters ?? []).length > 0 || operation.requestBody !== undefined;
        if (takes && operation.responses?.["422"] === undefined)
          report({ message: "Takes input and does not declare 422.", location: location.child("responses") });
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

/** A right to some of the records opens what lies below a company alone: there somebody asks whose a record is. */
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
          report({ message: "x-ability says action and subject, and may say reach.", location: location.child("x-ability") });
        if (ability.reach !== undefined && (ability.reach !== true || !path.includes("{companyId}")))
          report({ message: "reach is true, below /companies/{companyId} alone.", location: location.child("x-ability") });
      },
    },
  };
}

/** Prism leaves properties of other spellings unchecked. */
function deepObjectNames() {
  return {
    Parameter(parameter, { report, location, resolve }) {
      if (parameter.style !== "deepObject") return;
      const schema = parameter.schema?.$ref === undefined ? parameter.schema : resolve(parameter.schema).node;
      for (const name of Object.keys(schema?.properties ?? {})) {
        if (!/^[a-z][a-z0-9_]*$/.test(name)) report({ message: `${name} in a deepObject is not in lower snake case.`, location });
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

/** A misspelt property must not pass unseen. */
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
        check(schema, { ...context, report: context.report, resolve: context.resolve, location: context.location }, new Set());
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
        "validation-answer": validationAnswer,
        "known-extensions": knownExtensions,
        "ability-shape": abilityShape,
        "deep-object-names": deepObjectNames,
        "open-discriminator": openDiscriminator,
        "closed-objects": closedObjects,
        "bounded-request-arrays": boundedRequestArrays,
      },
    },
  };
}
