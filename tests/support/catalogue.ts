/** The schema of a database as sorted lines, one per object, so that two databases can be compared. */
import type { Pool } from "pg";

/** Excluded: owners, column order, and what is no part of the schema: the migration records, and the queue, which its package manages. */
const catalogueQuery = `
  with spaces as (select oid, nspname, nspacl, nspowner from pg_namespace where nspname !~ '^pg_' and nspname not in ('information_schema', 'drizzle', 'pgboss')),
    relations as (select pg_class.*, format('%I.%I', nspname, relname) as name from pg_class join spaces on spaces.oid = relnamespace),
    functions as (select pg_proc.* from pg_proc join spaces on spaces.oid = pronamespace),
    rights(object, acl) as (
      select 'schema ' || nspname, coalesce(nspacl, acldefault('n', nspowner)) from spaces
      union all select 'relation ' || name, coalesce(relacl, acldefault((case relkind when 'S' then 's' else 'r' end)::"char", relowner)) from relations where relkind in ('r', 'p', 'v', 'm', 'S')
      union all select 'column ' || name || '.' || attname, attacl from pg_attribute join relations on relations.oid = attrelid where attacl is not null
      union all select 'function ' || functions.oid::regprocedure, coalesce(proacl, acldefault('f', proowner)) from functions)
  select format('schema %s', nspname) as line from spaces
  union all select format('extension %s', extname) from pg_extension
  union all select format('relation %s kind %s', name, relkind) from relations where relkind not in ('i', 'I', 't', 'c')
  union all select format('row security %s', name) from relations where relrowsecurity
  union all select format('forced row security %s', name) from relations where relforcerowsecurity
  union all select format('view %s %s', name, pg_get_viewdef(oid)) from relations where relkind in ('v', 'm')
  union all select format('sequence %s %s', seqrelid::regclass, to_jsonb(pg_sequence) - 'seqrelid' - 'seqtypid') from pg_sequence join relations on relations.oid = seqrelid
  union all select format('column %s.%s %s%s%s%s%s', name, attname, format_type(atttypid, atttypmod), case when attnotnull then ' not null' end,
      ' ' || case when attgenerated = '' then 'default ' else 'generated ' end || pg_get_expr(adbin, adrelid),
      case when attcollation not in (0, 100) then ' collate ' || attcollation::regcollation end, nullif(' identity ' || attidentity::text, ' identity '))
    from pg_attribute join relations on relations.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped
  union all select format('constraint %s %s %s', name, conname, pg_get_constraintdef(pg_constraint.oid)) from pg_constraint join relations on relations.oid = conrelid where contype <> 'n'
  union all select format('index %s', pg_get_indexdef(oid)) from relations where relkind in ('i', 'I')
  union all select format('policy %s %s %s %s to %s using %s check %s', name, polname, case when polpermissive then 'permissive' else 'restrictive' end, polcmd,
      (select string_agg(coalesce(rolname, 'public'), ' ' order by rolname) from unnest(polroles) as role left join pg_roles on pg_roles.oid = role),
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) from pg_policy join relations on relations.oid = polrelid
  union all select format('function %s', pg_get_functiondef(oid)) from functions where prokind in ('f', 'p')
  union all select format('trigger %s enabled %s', pg_get_triggerdef(pg_trigger.oid), tgenabled) from pg_trigger join relations on relations.oid = tgrelid where not tgisinternal
  union all select format('type %s %s %s', pg_type.oid::regtype, typtype, (select string_agg(enumlabel, ' ' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid))
    from pg_type join spaces on spaces.oid = typnamespace where typtype in ('e', 'd', 'r')
  union all select format('comment %s: %s', pg_describe_object(classoid, objoid, objsubid), description) from pg_description join relations on relations.oid = objoid
  union all select format('right %s %s %s%s', object, coalesce(grantee.rolname, 'public'), privilege_type, case when is_grantable then ' grantable' end)
    from rights cross join lateral aclexplode(acl) as entry left join pg_roles grantee on grantee.oid = entry.grantee
  order by line`;

export async function catalogueOf(pool: Pool): Promise<string[]> {
  return (await pool.query<{ line: string }>(catalogueQuery)).rows.map(({ line }) => line);
}
