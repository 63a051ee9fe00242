/** The reader's last days. */
export const lastDaysQuery = { own: true, pageSize: 14 };
