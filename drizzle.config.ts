/** Where drizzle-kit finds the tables and puts the migrations: `npx drizzle-kit generate --name what-changes`. */
import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: "./src/store/*/tables/*.ts",
  out: "./src/store/migrations",
  casing: "snake_case",
  breakpoints: false,
  entities: { roles: false },
});
