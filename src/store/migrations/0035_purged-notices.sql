-- Old notices are purged with what they tell of.
GRANT DELETE ON "notifications" TO "app_rt";
