/** The vocabulary of access: actions, field classes and scopes. */
export const elementKinds = ["page", "action", "fieldGroup", "report", "api"] as const;
export type ElementKind = (typeof elementKinds)[number];

export const elementActions = ["view", "create", "edit", "delete", "approve", "export", "run", "unmask"] as const;
export type ElementAction = (typeof elementActions)[number];

/** From public to most sensitive. */
export const fieldClasses = ["public", "personal", "identity", "pay", "health"] as const;
export type FieldClass = (typeof fieldClasses)[number];

/** From the narrowest to the widest. */
export const accessScopes = ["self", "reports", "department", "location", "company", "tenant"] as const;
export type AccessScope = (typeof accessScopes)[number];

export const packageStates = ["draft", "published", "retired"] as const;
