GRANT SELECT ("locale", "mail_topics", "removed_at", "locked_at") ON "users" TO "app_rt";
